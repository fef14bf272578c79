// The name that units copied to servers before have: the same process, 20 ms later.
import "./serve.mjs";
