"""What surrounds every page: its languages, its Content-Security-Policy, Furo's page made to fit both.

It also says where the engine's runtime lies.
"""

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from site_frame import context
from site_frame.licences import Licences


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the settings and what the templates are given."""
    app.add_config_value("openends_runtime", "", "html", types=str)
    app.add_config_value("openends_runtime_integrity", "", "html", types=str)
    app.add_config_value("openends_site_url", "", "html", types=str)
    app.add_config_value("openends_inputs", "", "env", types=str)
    app.add_directive("licences", Licences)
    app.connect("config-inited", context.set_base_url)
    app.connect("html-page-context", context.add_to_page)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
