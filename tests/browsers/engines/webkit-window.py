#!/usr/bin/python3
"""A bare WebKitGTK window for WebDriver: unlike the packaged MiniBrowser it can be as narrow as a phone."""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


# Features of the engine to do without, such as PopoverAttribute.
switched_off = sys.argv[1:]


def features():
    every = WebKit2.Settings.get_all_features()
    return [every.get(number) for number in range(every.get_length())]


def on_automation(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("velto-window")
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: open_window())


def open_window():
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    settings = view.get_settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    for feature in features():
        if feature.get_identifier() in switched_off:
            settings.set_feature_enabled(feature, False)
    window = Gtk.Window(default_width=1280, default_height=800)
    window.set_decorated(False)
    window.add(view)
    window.connect("destroy", lambda _window: Gtk.main_quit())
    view.connect("close", lambda _view: window.destroy())
    window.show_all()
    return view


# The page is told that motion is not wanted, so that nothing has to be waited for.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context.connect("automation-started", on_automation)
Gtk.main()
