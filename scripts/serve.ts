// The older name, which units copied to servers earlier still use: the same process, 20 ms later.
import "./serve.mjs";
