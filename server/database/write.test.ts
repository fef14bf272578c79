import { expect, it } from "vitest";
import { describeOnEach } from "../../tests/support/product/stores.ts";

describeOnEach("write()", (stores) => {
  it("says so when write() is called inside write()", async () => {
    const { write } = await stores.fresh();
    await expect(write(() => write(async () => {}))).rejects.toThrow("write() inside write()");
  });

  it("says so at once when `database` is asked inside write(), and answers afterwards", {
    timeout: 10_000,
  }, async () => {
    const { database, write, ping } = await stores.fresh();
    const read = () => database.selectFrom("notice").selectAll().execute();
    for (const ask of [read, ping]) await expect(write<unknown>(ask)).rejects.toThrow("`database` inside write()");
    // Code that a callback has started may query `database` once the transaction is over.
    const over = Promise.withResolvers<void>();
    let asked: Promise<unknown> | undefined;
    await write(async () => {
      asked = over.promise.then(read);
    });
    over.resolve();
    expect(await asked).toEqual([]);
  });
});
