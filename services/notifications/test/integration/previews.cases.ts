import {
  listMailTemplates,
  type MailTemplate,
  pathOf,
  writeMailPreview,
  type WrittenPreview,
} from '@bitacora/contracts';
import { asStaff, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mailKindOf } from '../../src/mails/mail-kinds.ts';
import { agency, eventOf } from './fixture/events.ts';
import { PostOffice, receive } from './fixture/post-office.ts';

const SIXTY = Array.from({ length: 60 });
/** A letter whose subject says the agency, and is asked for once each time that it is written. */
const template = 'employment';
const letter = mailKindOf(template);
if (letter.news) throw new Error(`${template} is no letter`);

describe('previews of mails that are asked for without end', () => {
  let office: PostOffice;
  let process: TestProcess;
  beforeAll(async () => {
    office = await PostOffice.open();
    process = await office.start();
  });
  afterAll(() => office.close());
  let writings: jest.SpiedFunction<typeof letter.subject>;
  beforeEach(() => {
    writings = jest.spyOn(letter, 'subject');
  });
  afterEach(() => writings.mockRestore());

  let version = 0;
  const named = async (name: string) => {
    version += 1;
    const changed = eventOf('identity.agency-settings-changed', agency({ name }), { aggregate_version: version });
    await receive(process, changed);
  };
  const list = async () => {
    const { status, body } = await process.request<{ results: MailTemplate[] }>('GET', listMailTemplates.path, {
      headers: asStaff(),
    });
    return { status, subject: body.results?.find((one) => one.template === template)?.subject };
  };
  const show = async () => {
    const path = `${pathOf(writeMailPreview, { template })}?agency=${TEST_AGENCY}`;
    const { status, body } = await process.request<WrittenPreview>('GET', path);
    return { status, subject: body.subject };
  };

  test.each([
    ['the list', list],
    ['one of them', show],
  ])('are written once for all who ask for %s while the agency is as it was', async (_, ask) => {
    await named('Viajes del Sur');
    const answers = await Promise.all(SIXTY.map(ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ask()).subject).toContain('Viajes del Sur');
    expect(writings).toHaveBeenCalledTimes(1);

    await named('Viajes del Norte');
    expect((await ask()).subject).toContain('Viajes del Norte');
    expect(writings).toHaveBeenCalledTimes(2);
  });
});
