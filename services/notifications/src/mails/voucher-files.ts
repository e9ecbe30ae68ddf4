import { inListedOrder } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { extname } from 'node:path';
import type { KnownRows } from '../persistence/known-journeys.ts';
import { nameOf } from './about-journey.ts';
import type { NamedFile } from './mail-kind.ts';

/** What no mail program takes in the name of a file. */
const unnameable = /[\\/:*?"<>|\p{Cc}]+/gu;

/** Each name once: what is called the same is numbered. */
export function numbered(names: readonly string[]): string[] {
  return names.map((name, nth) => {
    const before = names.slice(0, nth).filter((one) => one === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

/** What of a journey that stands has a record, in its order: what it is called, its record, and for whom it has documents. */
export function vouchersOf({ journey, records, documents }: KnownRows) {
  return (journey.services ?? []).toSorted(inListedOrder).flatMap((item) => {
    const record = records.find(({ package_service }) => package_service === item.id);
    if (!record || item.cancellation) return [];
    const ofWhom = (documents ?? []).filter(
      ({ package_service, passenger }) => package_service === item.id && journey.passengers.includes(passenger),
    );
    return [{ name: nameOf(item), record, documents: ofWhom }];
  });
}

/** The files of a journey, each called after its service and whose it is. */
export function filesOf(known: KnownRows, names: ReadonlyMap<string, string>): NamedFile[] {
  const { fileOf } = mailMessages.vouchers;
  const all = vouchersOf(known).flatMap(({ name, record: { reservation }, documents }) => [
    ...(reservation ? [{ label: fileOf(name, null), file: reservation }] : []),
    ...documents.map(({ passenger, document: file }) => ({ label: fileOf(name, names.get(passenger) ?? null), file })),
  ]);
  const labels = numbered(all.map(({ label }) => label.replace(unnameable, ' ')));
  return all.map(({ file }, nth) => ({ name: `${labels[nth] ?? ''}${extname(file.name)}`, file }));
}
