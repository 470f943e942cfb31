"""The version of the engine, which reports name; packages take it from here."""

VERSION = "0.1.0"
