// The former name, which systemd units on some servers still use: the same process, 20 ms later.
import "./serve.mjs";
