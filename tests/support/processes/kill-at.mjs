// Preloaded into a process (--import): kills it, as `kill -9` does, before its KILL_AT-th call that changes files or PostgreSQL. Without
// KILL_AT it writes the number of such calls to the file COUNT_TO. Tables that are moved one after the other count once: inside their
// transaction, a kill before any of them undoes the same.
import fs from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";

const at = Number(process.env.KILL_AT ?? Number.POSITIVE_INFINITY);
const { writeFileSync } = fs;
let count = 0;
const step = () => {
  if (++count < at) return;
  process.kill(process.pid, "SIGKILL");
  // Nothing more happens here until the signal arrives.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};

const watch = (object, names) => {
  for (const name of names) {
    const own = object[name];
    object[name] = function (...args) {
      step();
      return own.apply(this, args);
    };
  }
};
watch(fs, ["renameSync", "rmSync", "rmdirSync", "mkdirSync", "writeFileSync"]);
watch(fs.promises, ["mkdir", "cp", "copyFile", "chmod", "rename", "rm", "writeFile"]);
syncBuiltinESMExports();

const changes = /^(begin|commit|create schema|drop schema|alter table .* set schema|insert into .*setting)/;
const { Client } = createRequire(import.meta.url)("pg");
const { query } = Client.prototype;
let moving = false;
Client.prototype.query = function (asked, ...rest) {
  const text = typeof asked === "string" ? asked : (asked?.text ?? "");
  const moves = text.startsWith("alter table");
  if (changes.test(text) && !(moves && moving)) step();
  moving = moves;
  return query.call(this, asked, ...rest);
};

if (process.env.COUNT_TO) process.on("exit", () => writeFileSync(process.env.COUNT_TO, String(count)));
