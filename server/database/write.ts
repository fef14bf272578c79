import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { type KyselyPlugin, sql } from "kysely";
import type { Database, Ports, Write } from "../../app/context.ts";
import { codeOf } from "../refusal.ts";

/**
 * Writers take turns on PostgreSQL as on SQLite, so that a transaction that reads before it writes works the same on both.
 * Measured, 32 at once, a quote with its two emails (PostgreSQL 15, two cores, no fsync): with this lock 535 a second, none
 * failed; SERIALIZABLE with ten retries 149 a second, 135 failed; no isolation at all 833.
 */
const oneWriter = sql`select pg_advisory_xact_lock(74104001)`;

const attempts = 5;
const serializationFailure = "40001";
const deadlock = "40P01";
/** The callback of write() that the code runs in, if any. Code that a callback has started is outside once the callback has ended. */
const current = new AsyncLocalStorage<{ ended: boolean }>();
const isInside = () => current.getStore()?.ended === false;

async function inside<T>(run: () => Promise<T>): Promise<T> {
  const work = { ended: false };
  try {
    return await current.run(work, run);
  } finally {
    work.ended = true;
  }
}

/** Refuses queries on `database` in a callback: on SQLite they would wait forever for its own transaction, on PostgreSQL run outside it. */
export const refusedInsideWrite: KyselyPlugin = {
  transformQuery({ node }) {
    if (isInside()) throw new Error("`database` inside write(): use the transaction that the callback gets");
    return node;
  },
  transformResult: async ({ result }) => result,
};

const mayRepeat = (error: unknown) => [serializationFailure, deadlock].includes(codeOf(error));

/** The most callbacks that share a commit, so that none waits for long. */
const maxPerCommit = 50;

type Work = Parameters<Ports["write"]>[0];
interface Waiting {
  work: Work;
  settle: (outcome: PromiseSettledResult<unknown>) => void;
}

const failed = (reason: unknown) => ({ status: "rejected", reason }) as const;

/** Runs one callback of several, and undoes its writes when it fails. @throws when the database has undone the whole transaction by itself */
async function inSavepoint(write: Write, work: Work): Promise<PromiseSettledResult<unknown>> {
  await sql`savepoint one`.execute(write);
  try {
    const value = await inside(() => work(write));
    await sql`release savepoint one`.execute(write);
    return { status: "fulfilled", value };
  } catch (error) {
    await sql`rollback to savepoint one`.execute(write);
    await sql`release savepoint one`.execute(write);
    return failed(error);
  }
}

/**
 * Exclusive transactions: BEGIN IMMEDIATE on SQLite, the lock above on PostgreSQL. Callbacks that come while another is committed share
 * the next commit, one after the other, each in a savepoint: syncing to the disk is most of what a write costs. A callback may run again,
 * so it must have no effect outside the transaction, nor may it query `database` (`refusedInsideWrite`).
 * @throws the driver's error on a full disk, a lock not obtained in time (5 s on SQLite, 10 s on PostgreSQL) or a broken constraint
 */
export function writer(database: Database, kind: "sqlite" | "postgres"): Ports["write"] {
  const waiting: Waiting[] = [];
  let running = false;

  const transaction = <T>(run: (write: Write) => Promise<T>) =>
    database.transaction().execute(async (write) => {
      if (kind === "postgres") await oneWriter.execute(write);
      return run(write);
    });

  async function runAlone({ work, settle }: Waiting): Promise<void> {
    await transaction((write) => inside(() => work(write))).then(
      (value) => settle({ status: "fulfilled", value }),
      (error: unknown) => settle(failed(error)),
    );
  }

  async function runGroup(group: readonly Waiting[]): Promise<void> {
    let working = false;
    try {
      const outcomes = await transaction(async (write) => {
        working = true;
        const all: PromiseSettledResult<unknown>[] = [];
        for (const { work } of group) all.push(await inSavepoint(write, work));
        working = false;
        return all;
      });
      for (const [index, outcome] of outcomes.entries()) group[index]?.settle(outcome);
    } catch (error) {
      // A transaction that failed before its commit stored nothing: each callback runs by itself, so that none fails because of another.
      // A commit whose answer is lost may have succeeded, and nothing may happen twice.
      if (working) await Promise.all(group.map(runAlone));
      else for (const { settle } of group) settle(failed(error));
    }
  }

  async function runAll(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      const [first, ...others] = waiting.splice(0, maxPerCommit);
      if (first) await (others.length > 0 ? runGroup([first, ...others]) : runAlone(first));
    }
    running = false;
  }

  const committed = (work: Work) =>
    new Promise<PromiseSettledResult<unknown>>((settle) => {
      waiting.push({ work, settle });
      if (!running) void runAll();
    });

  return async <T>(work: (write: Write) => Promise<T>): Promise<T> => {
    if (isInside()) throw new Error("write() inside write(): use the transaction that the callback gets");
    for (let attempt = 1; ; attempt++) {
      const outcome = await committed(work);
      if (outcome.status === "fulfilled") return outcome.value as T;
      if (attempt === attempts || !mayRepeat(outcome.reason)) throw outcome.reason;
      await wait(Math.random() * 2 ** attempt);
    }
  };
}
