// A page that is opened anew, at its top, draws what is on the screen first (the rule is in ui/base.css); faces.js lets the rest
// follow. One that is reloaded or gone back to is drawn whole: its place in the page would be another one otherwise. The old name
// of the navigation's type, 0 for a new one, is the short one.
location.hash || performance.navigation.type || document.documentElement.classList.add("arriving");
