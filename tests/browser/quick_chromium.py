"""What Chromium is started with for tests, besides what every job gives it: less work for the same answers."""

from publishing.chromium import ARGUMENTS

# Chromium obeys only the last list of features that are off, so Playwright's own stands here again.
_OFF_FOR_PLAYWRIGHT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
# Each new window would draw the list below its address bar, as two pages in a process of their own.
_OFF = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")

# WebAssembly is compiled a second time, for speed, only where it runs for long: a third of the processor's time that
# a start of the engine takes. Never to do so would make a look back on a round run out of the engine's time.
_WEBASSEMBLY = "--wasm-tiering-budget=100000000 --wasm-lazy-validation"

TEST_ARGUMENTS = (
    *ARGUMENTS,
    f"--disable-features={','.join(_OFF_FOR_PLAYWRIGHT + _OFF)}",
    f"--js-flags={_WEBASSEMBLY}",
    "--process-per-site",  # see compiled_engine.py
)
