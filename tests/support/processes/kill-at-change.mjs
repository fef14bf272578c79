// Preloaded into a process (--import): kills it, as `kill -9` does, before the KILL_AT-th statement that begins, ends or changes something
// on SQLite or PostgreSQL.
import { createRequire } from "node:module";

const at = Number(process.env.KILL_AT ?? Number.POSITIVE_INFINITY);
const changes = /^(begin|commit|insert|update|delete)/i;
let count = 0;
const step = (sql) => {
  if (!changes.test(sql) || ++count < at) return;
  process.kill(process.pid, "SIGKILL");
  // Nothing more happens here until the signal arrives.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};

const require = createRequire(import.meta.url);
const Sqlite = require("better-sqlite3");
const { prepare } = Sqlite.prototype;
Sqlite.prototype.prepare = function (sql, ...rest) {
  step(sql);
  return prepare.call(this, sql, ...rest);
};
const { Client } = require("pg");
const { query } = Client.prototype;
Client.prototype.query = function (asked, ...rest) {
  step(typeof asked === "string" ? asked : (asked?.text ?? ""));
  return query.call(this, asked, ...rest);
};
