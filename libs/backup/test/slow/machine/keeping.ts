import { expect, test } from '@jest/globals';
import { completeBackups, placeOf, placeOfFile } from '../../../src/backups.ts';
import { MANIFEST } from '../../../src/manifest.ts';
import { openBackup } from '../../../src/open-backup.ts';
import { removeOldBackups } from '../../../src/retention.ts';
import { DAY, machine, silent } from './machine.ts';

export function testsOfKeeping(): void {
  test('those of 30 days are kept, with every file that one of them names', async () => {
    const key = await machine.storeFile('%PDF-old');
    const { name } = await machine.take();
    const [old, young] = [31, 29].map((days) => new Date(Date.now() - days * DAY));
    const [removed, kept] = [await machine.copyAs(name, old as Date), await machine.copyAs(name, young as Date)];
    await machine.query('billing', 'truncate files');
    await machine.take();
    expect(await completeBackups(machine.store)).not.toContain(removed);
    expect(await completeBackups(machine.store)).toEqual(expect.arrayContaining([kept, name]));
    const place = placeOfFile(machine.taking.BACKUP_PUBLIC_KEY, key);
    expect((await machine.store.read(place)).length).toBeGreaterThan(0);
    await removeOldBackups(machine.store, 30, silent, new Date(Date.now() + 60 * DAY));
    await expect(machine.store.read(place)).rejects.toThrow();
  });

  test('the last one is kept however old it is', async () => {
    const { name } = await machine.take();
    await removeOldBackups(machine.store, 30, silent, new Date(Date.now() + 400 * DAY));
    expect(await completeBackups(machine.store)).toEqual([name]);
  });

  test('what never got complete is none, and goes', async () => {
    const { name } = await machine.take();
    await machine.store.remove(placeOf(name, MANIFEST));
    await expect(openBackup(machine.restoring)).rejects.toThrow('there is no complete backup');
    await machine.take();
    const left: string[] = [];
    for await (const object of machine.store.list(`backups/${name}`)) left.push(object.name);
    expect(left).toEqual([]);
  });
}
