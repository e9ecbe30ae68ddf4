import type { EmployeeSnapshot } from '@bitacora/contracts';
import { asStaff } from '@bitacora/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin, anAgency, anEmployee, RUC } from './admin.ts';
import {
  aPassenger,
  everything,
  type Identity,
  linkFor,
  logIn,
  newCedula,
  PASSWORD,
  post,
  register,
  somebodyActive,
  startIdentity,
  written,
} from './identity.ts';

describe('admin first day', () => {
  let identity: Identity;
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  beforeAll(async () => {
    identity = await startIdentity({ AGENCY_RUC: RUC });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await identity.stop();
  });

  const run = (...args: string[]) => admin(identity, ...args);
  const staffOf = async (agency: string) =>
    (await identity.request<EmployeeSnapshot[]>('GET', '/api/v1/agency/employee', { headers: asStaff(agency) })).body;

  test('help says what there is, and what each takes', async () => {
    expect(await run()).toMatchObject({ code: 0, out: expect.stringContaining('create-staff') });
    expect(await run('create-agency', '--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('--ruc <13 digits>'),
    });
    expect(await run('make-coffee')).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no make-coffee'),
    });
  });

  describe('an agency', () => {
    test('is refused with everything that is wrong with it at once', async () => {
      const said = await run(
        'create-agency',
        ...anAgency({ ruc: '123', email: 'nobody', phone: '7', latitude: '200' }),
        '--logo',
      );
      expect(said.code).toBe(2);
      for (const option of ['ruc', 'email', 'phone', 'latitude', 'logo']) expect(said.err).toContain(`--${option}: `);
      expect((await run('create-agency', 'Pacífico', '--name')).err).toMatch(
        /Pacífico: [^]*--name: <text> is missing[^]*--ruc: missing/,
      );
      expect((await run('create-agency', ...anAgency(), '--name=Other')).err).toContain('--name: given more than once');
      expect(await written(identity, 'identity.agency-settings-changed')).toEqual([]);
    });

    test('is made once, and everybody is told of it', async () => {
      expect(await run('create-agency', ...anAgency())).toMatchObject({ code: 0, err: '' });
      const again = await run('create-agency', ...anAgency());
      expect(again).toMatchObject({ code: 0, out: expect.stringContaining('is there already') });
      const other = await run('create-agency', ...anAgency({ name: 'Another name' }));
      expect(other).toMatchObject({ code: 1, err: expect.stringMatching(/nothing was changed.*update-agency/) });
      expect(await written(identity, 'identity.agency-settings-changed')).toEqual([
        expect.objectContaining({
          ruc: RUC,
          name: 'Viajes del Pacífico',
          emergency_phone: '042301200',
          latitude: -2.19,
        }),
      ]);
    });

    test('says what is mended from then on, and nothing else is changed', async () => {
      await run('create-agency', ...anAgency());
      const told = () => written(identity, 'identity.agency-settings-changed');
      const before = await told();
      const update = (...changes: string[]) => run('update-agency', `--ruc=${RUC}`, ...changes);
      expect(await update('--phone=042301201', '--address=Malecón 200', '--chat=0991234567')).toMatchObject({
        code: 0,
      });
      expect((await told()).slice(before.length)).toEqual([
        {
          ...before.at(-1),
          phone: '042301201',
          emergency_phone: '042301201',
          address: 'Malecón 200',
          chat_numbers: [{ label: 'Chat', number: '0991234567' }],
        },
      ]);
      expect(await update('--emergency-phone=0991234568', '--email=info@pacifico.example')).toMatchObject({ code: 0 });
      expect(await update('--phone=042301202')).toMatchObject({ code: 0 });
      expect((await told()).at(-1)).toMatchObject({
        phone: '042301202',
        emergency_phone: '0991234568',
        email: 'info@pacifico.example',
      });
      const after = await told();
      expect(await update('--phone=04 230 1202')).toMatchObject({ code: 0, out: expect.stringContaining('already') });
      expect(await update()).toMatchObject({ code: 2, err: expect.stringContaining('at least one option') });
      expect(await update('--phone=7', '--logo=x')).toMatchObject({
        code: 2,
        err: expect.stringMatching(/logo[^]*phone/),
      });
      expect(await run('update-agency', '--ruc=0912345678001', '--name=Nadie')).toMatchObject({ code: 1 });
      expect(await told()).toEqual(after);
    });

    test('takes back by an empty value what it may do without, and nothing else', async () => {
      await run('create-agency', ...anAgency());
      const update = (...changes: string[]) => run('update-agency', `--ruc=${RUC}`, ...changes);
      const told = async () => (await written(identity, 'identity.agency-settings-changed')).at(-1);
      await update('--chat=0991234567', '--registration=0912-345', '--emergency-phone=0991234568', '--phone=042301200');
      expect(await told()).toMatchObject({ registration_number: '0912-345', emergency_phone: '0991234568' });
      expect(await update('--chat=', '--registration', '', '--emergency-phone=')).toMatchObject({ code: 0, err: '' });
      expect(await told()).toMatchObject({
        chat_numbers: [],
        registration_number: null,
        emergency_phone: '042301200',
      });
      expect(await update('--chat=')).toMatchObject({ code: 0, out: expect.stringContaining('already') });
      expect(await update('--name=', '--chat=7')).toMatchObject({
        code: 2,
        err: expect.stringMatching(/name: is empty[^]*chat: no phone/),
      });
    });

    test('that is not the one of the site is made, and the operator is told', async () => {
      const said = await run('create-agency', ...anAgency({ ruc: '0990000000001' }));
      expect(said).toMatchObject({ code: 0, out: expect.stringContaining(`AGENCY_RUC, ${RUC}`) });
    });
  });

  describe('an employee', () => {
    beforeAll(() => run('create-agency', ...anAgency()));

    let before: unknown;
    beforeEach(async () => {
      before = await everything(identity);
    });

    test('is refused with everything that is wrong at once', async () => {
      const wrong = anEmployee({ cedula: '1710034066', role: 'owner,boss', 'birth-date': '1980-02-30', gender: 'X' });
      const said = await run('create-staff', ...wrong);
      expect(said.code).toBe(2);
      expect(said.err).toMatch(/--role: no role is called boss[^]*--cedula: no cédula/);
      for (const option of ['birth-date', 'gender']) expect(said.err).toContain(`--${option}: `);
      const child = await run('create-staff', ...anEmployee({ 'birth-date': '2020-01-01', gender: 'X' }));
      expect(child.err).toMatch(/--birth-date: whoever is not 15[^]*--gender: /);
      expect(await everything(identity)).toEqual(before);
    });

    test('cannot be of an agency that nobody made, nor a child', async () => {
      const nowhere = await run('create-staff', ...anEmployee({ agency: '0912345678001' }));
      expect(nowhere).toMatchObject({ code: 1, err: expect.stringContaining('No agency has the RUC 0912345678001') });
      expect((await run('create-staff', ...anEmployee({ 'birth-date': '2020-01-01' }))).code).toBe(2);
      expect(await everything(identity)).toEqual(before);
    });

    test('chooses the password by the mailed link, and works with the roles', async () => {
      const said = await run('create-staff', ...anEmployee());
      expect(said).toMatchObject({ code: 0, out: expect.stringContaining('1710034065 is staff now: owner.') });
      const link = await linkFor(identity, 'identity.activation-requested', 'elena@pacifico.example');
      expect(said.out + said.err).not.toContain(link.token);
      expect((await written(identity, 'identity.activation-requested')).at(-1)).toMatchObject({
        reason: 'staff',
        agency: RUC,
      });
      expect((await post(identity, '/auth/users/activation/', { ...link, new_password: PASSWORD })).status).toBe(200);
      const { access } = await logIn(identity, '1710034065', PASSWORD);
      const claims: unknown = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());
      expect(claims).toMatchObject({ agency: RUC, roles: ['owner'] });
      expect(await staffOf(RUC)).toEqual([
        expect.objectContaining({ first_name: 'Elena', roles: ['owner'], is_active: true }),
      ]);
    });

    test('who is one already stays one; other roles count from the next request on', async () => {
      const again = await run('create-staff', ...anEmployee());
      expect(again).toMatchObject({
        code: 0,
        out: expect.stringMatching(/already, with these roles[^]*password stays/),
      });
      expect(await everything(identity)).toEqual(before);
      const other = await run('create-staff', ...anEmployee({ role: 'owner,adviser' }));
      expect(other.out).toContain('has other roles now: adviser, owner');
      expect((await staffOf(RUC))[0]?.roles).toEqual(['adviser', 'owner']);
      expect(await written(identity, 'identity.sessions-ended')).toContainEqual(
        expect.objectContaining({ reissue: true }),
      );
      const elsewhere = await run('create-staff', ...anEmployee({ agency: '0990000000001' }));
      expect(elsewhere).toMatchObject({ code: 1, err: expect.stringContaining('staff of another agency') });
    });

    test('keeps a password and trips of before, where the e-mail is the same', async () => {
      const { cedula, email, passenger } = await somebodyActive(identity);
      const said = await run('create-staff', ...anEmployee({ cedula, email: email.toUpperCase() }));
      expect(said).toMatchObject({ code: 0, out: expect.stringMatching(/is staff now[^]*password stays/) });
      await logIn(identity, cedula, PASSWORD);
      expect((await staffOf(RUC)).map(({ user_id }) => user_id)).toContain(passenger?.user_id);
    });

    test("is not taken for a stranger's account that has another e-mail", async () => {
      const { cedula } = await somebodyActive(identity);
      before = await everything(identity);
      const said = await run('create-staff', ...anEmployee({ cedula }));
      expect(said).toMatchObject({
        code: 1,
        err: expect.stringMatching(/whose e-mail is 0\*\*\*@correo.example[^]*release-cedula/),
      });
      expect(await everything(identity)).toEqual(before);
    });

    test('who was a child without an account has one now', async () => {
      const cedula = newCedula();
      await register(identity, aPassenger({ id_number: cedula, birth_date: '2020-01-01' }));
      expect((await run('create-staff', ...anEmployee({ cedula, email: 'grown@pacifico.example' }))).code).toBe(0);
      await linkFor(identity, 'identity.activation-requested', 'grown@pacifico.example');
    });
  });

  describe('a link that the operator hands on', () => {
    const path = join(folder, 'link');

    test('is in a file that nobody else reads, and in no event and no output', async () => {
      const cedula = newCedula();
      const said = await run(
        'create-staff',
        ...anEmployee({ cedula, email: 'hand@pacifico.example' }),
        `--link-file=${path}`,
      );
      expect(said).toMatchObject({ code: 0, out: expect.stringContaining(path) });
      expect(statSync(path).mode & 0o777).toBe(0o600);
      const [, uid = '', token = ''] =
        /^http:\/\/localhost:3000\/user\/activate\/(.+)\/(.+)\n$/.exec(readFileSync(path, 'utf8')) ?? [];
      expect(said.out).not.toContain(token);
      const mailed = await written(identity, 'identity.activation-requested');
      expect(mailed.map((fact) => fact.email)).not.toContain('hand@pacifico.example');
      expect((await post(identity, '/auth/users/activation/', { uid, token, new_password: PASSWORD })).status).toBe(
        200,
      );
      await logIn(identity, cedula, PASSWORD);
    });

    test('overwrites no file, and leaves none where nothing is done', async () => {
      const taken = await run('reset-password', '--username=1710034065', `--link-file=${path}`);
      expect(taken).toMatchObject({ code: 2, err: expect.stringContaining('EEXIST') });
      const unused = join(folder, 'unused');
      expect((await run('reset-password', '--username=nobody', `--link-file=${unused}`)).code).toBe(1);
      expect(() => statSync(unused)).toThrow('ENOENT');
    });

    test('is shown on a terminal only: elsewhere a log may keep it', async () => {
      const { cedula } = await somebodyActive(identity);
      const before = await everything(identity);
      const said = await run('reset-password', `--username=${cedula}`, '--print-link');
      expect(said).toMatchObject({ code: 2, out: '', err: expect.stringContaining('no terminal') });
      expect(await everything(identity)).toEqual(before);
      const terminal = Object.getOwnPropertyDescriptor(process.stdout, 'isTTY');
      Object.defineProperty(process.stdout, 'isTTY', { value: true, configurable: true });
      try {
        const shown = await run('reset-password', `--username=${cedula}`, '--print-link');
        expect(shown.out).toContain('http://localhost:3000/user/password/reset/confirm/');
      } finally {
        Object.defineProperty(process.stdout, 'isTTY', terminal ?? { value: undefined, configurable: true });
      }
    });
  });

  describe('a password that an operator resets', () => {
    test('opens nothing any more, ends every session, and is chosen anew by the mailed link', async () => {
      const { cedula, email } = await somebodyActive(identity);
      const { refresh } = await logIn(identity, cedula, PASSWORD);
      expect(await run('reset-password', `--username=${cedula}`)).toMatchObject({ code: 0 });
      expect((await post(identity, '/auth/jwt/create/', { username: cedula, password: PASSWORD })).status).toBe(401);
      expect((await post(identity, '/auth/jwt/refresh/', { refresh })).status).toBe(401);
      const link = await linkFor(identity, 'identity.password-reset-requested', email);
      expect((await written(identity, 'identity.password-reset-requested')).at(-1)).toMatchObject({
        reason: 'by-operator',
      });
      const chosen = await post(identity, '/auth/users/reset_password_confirm/', {
        ...link,
        new_password: `${PASSWORD}x`,
        re_new_password: `${PASSWORD}x`,
      });
      expect(chosen.status).toBe(200);
      await logIn(identity, cedula, `${PASSWORD}x`);
    });

    test('needs an account, with an address or a hand that takes the link', async () => {
      expect(await run('reset-password', '--username=1102345672')).toMatchObject({
        code: 1,
        err: expect.stringContaining('Nobody'),
      });
      const cedula = newCedula();
      await register(identity, aPassenger({ id_number: cedula }));
      const before = await everything(identity);
      expect(await run('reset-password', `--username=${cedula}`)).toMatchObject({
        code: 1,
        err: expect.stringContaining('no e-mail'),
      });
      expect(await everything(identity)).toEqual(before);
    });
  });
});
