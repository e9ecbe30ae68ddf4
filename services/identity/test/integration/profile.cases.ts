import { asRole, asStaff, asTraveller, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { describe, expect, test } from '@jest/globals';
import {
  aPassenger,
  changesOf,
  daysAgo,
  everything,
  type Identity,
  linkFor,
  newCedula,
  post,
  profileOf,
  put,
  register,
  runIdentity,
  somebodyActive,
  somebodyWaiting,
  written,
} from './identity.ts';

describe('profile', () => {
  let identity: Identity;
  runIdentity((started) => (identity = started));

  describe("one's own profile", () => {
    const user = '/api/v1/user';

    describe('a person', () => {
      test('changes who he or she is, and the agency that registered the person and its journeys follow', async () => {
        const { cedula, passenger, link } = await somebodyActive(identity);
        const change = {
          first_name: 'Inés María',
          last_name: 'Ñauta',
          birth_date: '1991-02-03',
          gender: 'O',
          civil_status: 'D',
        };
        const answer = await put(identity, `${user}/person/${cedula}/`, change, asTraveller(link.uid));
        expect(answer).toMatchObject({
          status: 200,
          body: { ...change, user_id: link.uid, id_number: cedula, version: 2 },
        });
        expect(await profileOf(identity, link.uid)).toMatchObject({
          personal: change,
          user: { first_name: 'Inés María' },
        });
        expect(await profileOf(identity, link.uid, asStaff())).toMatchObject({ personal: change });
        expect(await changesOf(identity, passenger)).toMatchObject([
          { first_name: 'Inés María', last_name: 'Ñauta', birth_date: '1991-02-03' },
        ]);
      });

      test('changes how to be reached, field by field: what is not sent stays, what is empty goes', async () => {
        const { email, passenger, link } = await somebodyActive(identity);
        const headers = asTraveller(link.uid);
        const contact = (change: object) => put(identity, `${user}/contact/${link.uid}/`, change, headers);
        expect(await contact({ phone: '+593 99 765 4321', address: 'Urdesa' })).toMatchObject({
          status: 200,
          body: {
            user_id: link.uid,
            contact: { email, phone: '0997654321', address: 'Urdesa' },
            emergency_contact: null,
          },
        });
        expect(await contact({ address: '' })).toMatchObject({
          body: { contact: { phone: '0997654321', address: null } },
        });
        expect((await changesOf(identity, passenger)).at(-1)).toMatchObject({ phone: '0997654321', email });
      });

      test('says whom to call in an emergency', async () => {
        const { link } = await somebodyActive(identity);
        const path = `${user}/emergency_contact/${link.uid}/`;
        const contact = { first_name: 'Rosa', last_name: 'Vera', phone: '0998887766', relationship: 'Hermana' };
        expect(await put(identity, path, contact, asTraveller(link.uid))).toMatchObject({
          status: 200,
          body: { emergency_contact: contact },
        });
        expect((await put(identity, path, { first_name: 'Rosa' }, asTraveller(link.uid))).body).toHaveProperty('phone');
        expect((await put(identity, path, { phone: '0912' }, asTraveller(link.uid))).body).toHaveProperty('phone');
        const [other] = [await profileOf(identity, link.uid)];
        expect(other.emergency_contact).toEqual(contact);
      });

      test('keeps the documents, the username and what only others may say', async () => {
        const { cedula, link } = await somebodyActive(identity);
        const headers = asTraveller(link.uid);
        const same = {
          id_number: cedula,
          passport: '',
          first_name: 'Inés',
          is_staff: true,
          agency: OTHER_AGENCY,
          id: newCedula(),
        };
        expect((await put(identity, `${user}/person/${cedula}`, same, headers)).status).toBe(200);
        for (const path of [`${user}/user/${link.uid}/`, `${user}/${link.uid}/`]) {
          expect(await put(identity, path, { username: cedula, is_staff: true }, headers)).toMatchObject({
            status: 200,
            body: { id: link.uid, username: cedula, is_active: true },
          });
        }
        const before = await everything(identity);
        const other = { id_number: newCedula(), passport: 'XY123456' };
        const refused = await put(identity, `${user}/person/${cedula}`, other, headers);
        expect(refused).toMatchObject({ status: 400 });
        expect(Object.keys(refused.body).sort()).toEqual(['id_number', 'passport']);
        const renamed = await put(identity, `${user}/user/${link.uid}`, { username: newCedula() }, headers);
        expect(renamed).toMatchObject({ status: 400, body: { username: ['Este dato no se puede cambiar.'] } });
        expect(await everything(identity)).toEqual(before);
      });

      test('is of an age to have an account, and never without the e-mail that it needs', async () => {
        const { cedula, link } = await somebodyActive(identity);
        const headers = asTraveller(link.uid);
        const bornOn = (birth_date: string) => put(identity, `${user}/person/${cedula}/`, { birth_date }, headers);
        for (const day of [daysAgo(13, 1), daysAgo(14), daysAgo(0, 2), '1850-01-01']) {
          expect(await bornOn(day)).toMatchObject({ status: 400, body: { birth_date: [expect.any(String)] } });
        }
        expect((await bornOn(daysAgo(15))).status).toBe(200);
        const contact = await put(identity, `${user}/contact/${link.uid}/`, { email: '' }, headers);
        expect(contact).toMatchObject({ status: 400, body: { email: [expect.any(String)] } });
      });

      test('of 14 with a guardian may correct the name and the birthday', async () => {
        const cedula = newCedula();
        const [passenger] = await register(
          identity,
          aPassenger({ id_number: cedula, birth_date: daysAgo(14), guardian_authorisation: true }),
        );
        const change = { first_name: 'Inés Belén', birth_date: daysAgo(14, -3) };
        expect(
          (await put(identity, `${user}/person/${cedula}/`, change, asTraveller(passenger?.user_id ?? ''))).status,
        ).toBe(200);
      });

      test('who saves what is there already changes nothing, and nobody hears of it', async () => {
        const { cedula, link } = await somebodyActive(identity);
        const { personal, contact } = await profileOf(identity, link.uid);
        const before = await everything(identity);
        for (const [path, body] of [
          [`${user}/person/${cedula}/`, personal],
          [`${user}/contact/${link.uid}/`, contact],
          [`${user}/profile/${link.uid}/`, { personal, contact, user: { username: cedula } }],
        ] as const) {
          expect((await put(identity, path, body, asTraveller(link.uid))).status).toBe(200);
        }
        expect(await everything(identity)).toEqual(before);
      });

      test('who saw an older version is told so', async () => {
        const { cedula, link } = await somebodyActive(identity);
        const headers = asTraveller(link.uid);
        const rename = (first_name: string, version: number) =>
          put(identity, `${user}/person/${cedula}/`, { first_name, version }, headers);
        expect(await rename('Uno', 1)).toMatchObject({ status: 200, body: { version: 2 } });
        expect(await rename('Dos', 1)).toMatchObject({ status: 409, body: { code: 'stale_version' } });
        expect(
          await put(identity, `${user}/contact/${link.uid}/`, { address: 'X', version: 1 }, headers),
        ).toMatchObject({
          status: 409,
        });
        expect((await profileOf(identity, link.uid)).personal.first_name).toBe('Uno');
      });

      test('who changes twice at once is changed twice, and each change is told', async () => {
        const { passenger, link } = await somebodyActive(identity);
        const headers = asTraveller(link.uid);
        const answers = await Promise.all([
          put(identity, `${user}/contact/${link.uid}/`, { address: 'Sur' }, headers),
          put(identity, `${user}/contact/${link.uid}/`, { phone: '042301200' }, headers),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect(await profileOf(identity, link.uid)).toMatchObject({
          contact: { address: 'Sur', phone: '042301200' },
          version: 3,
        });
        expect(await changesOf(identity, passenger)).toHaveLength(2);
      });
    });
  });

  describe('the profile of others', () => {
    const user = '/api/v1/user';

    describe('staff of the agency that registered a person', () => {
      test('correct what is known of the person', async () => {
        const { cedula, passenger, link } = await somebodyActive(identity);
        const answer = await put(identity, `${user}/person/${cedula}/`, { last_name: 'Veloz' }, asStaff());
        expect(answer).toMatchObject({ status: 200, body: { last_name: 'Veloz', photos: { front: null } } });
        expect((await profileOf(identity, link.uid)).personal.last_name).toBe('Veloz');
        expect(await changesOf(identity, passenger)).toMatchObject([{ last_name: 'Veloz' }]);
      });

      test('only look at the person, when their role changes no passengers', async () => {
        const { cedula, link } = await somebodyActive(identity);
        const accounting = asRole('accounting');
        expect((await profileOf(identity, link.uid, accounting)).personal).toMatchObject({ id_number: cedula });
        const answer = await put(identity, `${user}/person/${cedula}/`, { last_name: 'Veloz' }, accounting);
        expect(answer.status).toBe(403);
        const others = { passengers: [aPassenger()] };
        expect((await post(identity, `${user}/passenger/${TEST_AGENCY}`, others, accounting)).status).toBe(403);
        expect((await post(identity, `${user}/passenger/${TEST_AGENCY}`, others, asStaff())).status).toBe(201);
      });

      test('correct the e-mail of who still waits, who gets the link there, and the former one stops working', async () => {
        const { email, link } = await somebodyWaiting(identity);
        const right = `bien-${email}`;
        expect((await put(identity, `${user}/contact/${link.uid}/`, { email: right }, asStaff())).status).toBe(200);
        expect((await post(identity, '/auth/users/activation/', { ...link })).status).toBe(400);
        const fresh = await linkFor(identity, 'identity.activation-requested', right);
        expect(
          (await post(identity, '/auth/users/activation/', { ...fresh, new_password: 'Tortuga-gigante-7' })).status,
        ).toBe(200);
      });

      test('write to another e-mail, but never move the links of an account in use', async () => {
        const { cedula, email, passenger, link } = await somebodyActive(identity);
        const theirs = `agencia-${email}`;
        expect(
          await put(identity, `${user}/contact/${link.uid}/`, { email: theirs, phone: '042301200' }, asStaff()),
        ).toMatchObject({
          status: 200,
          body: { contact: { email: theirs } },
        });
        expect((await changesOf(identity, passenger)).at(-1)).toMatchObject({ email: theirs });
        expect((await profileOf(identity, link.uid)).contact).toMatchObject({ email, phone: null });
        await post(identity, '/auth/users/reset_password/', { username: cedula });
        expect((await written(identity, 'identity.password-reset-requested')).at(-1)).toMatchObject({ email });
      });
    });

    describe('a second agency that knows a person', () => {
      test('changes what it wrote itself, and nothing of the person or another agency', async () => {
        const { cedula, email, passenger, link } = await somebodyActive(identity);
        const [mine] = await register(
          identity,
          aPassenger({ id_number: cedula, first_name: 'Otro', email }),
          OTHER_AGENCY,
        );
        const seen = await profileOf(identity, link.uid, asStaff(OTHER_AGENCY));
        expect(seen).toMatchObject({ photos: null, user: { is_active: null }, personal: { first_name: 'Otro' } });
        const change = {
          personal: { last_name: 'Nuevo' },
          contact: { email: 'segunda@correo.example', phone: '042301200' },
        };
        const before = await profileOf(identity, link.uid);
        expect(await put(identity, `${user}/profile/${link.uid}/`, change, asStaff(OTHER_AGENCY))).toMatchObject({
          status: 200,
          body: change,
        });
        expect(await profileOf(identity, link.uid)).toEqual(before);
        expect(await profileOf(identity, link.uid, asStaff())).toMatchObject({ personal: { last_name: 'Vera' } });
        expect(await changesOf(identity, mine)).toMatchObject([
          { last_name: 'Nuevo', email: 'segunda@correo.example' },
        ]);
        expect(await changesOf(identity, passenger)).toEqual([]);
      });

      test('hears nothing of what the person changes', async () => {
        const { cedula, email, link } = await somebodyActive(identity);
        const [mine] = await register(
          identity,
          aPassenger({ id_number: cedula, first_name: 'Otro', email }),
          OTHER_AGENCY,
        );
        await put(identity, `${user}/person/${cedula}/`, { first_name: 'Propia' }, asTraveller(link.uid));
        expect(await changesOf(identity, mine)).toEqual([]);
        expect((await profileOf(identity, link.uid, asStaff(OTHER_AGENCY))).personal.first_name).toBe('Otro');
      });
    });

    test("nobody else reaches a person's data, and nothing of them changes", async () => {
      const { cedula, link } = await somebodyActive(identity);
      const before = await everything(identity);
      const paths = [
        [`${user}/person/${cedula}/`, { first_name: 'X' }],
        [`${user}/contact/${link.uid}/`, { phone: '042301200' }],
        [`${user}/emergency_contact/${link.uid}/`, { phone: '042301200' }],
        [`${user}/user/${link.uid}/`, { username: cedula }],
        [`${user}/profile/${link.uid}/`, { contact: { phone: '042301200' } }],
      ] as const;
      for (const [path, body] of paths) {
        const status = async (headers: Record<string, string>) => (await put(identity, path, body, headers)).status;
        expect(await status({})).toBe(401);
        expect(await status(asTraveller())).toBe(404);
        expect(await status(asStaff(OTHER_AGENCY))).toBe(404);
      }
      for (const headers of [asTraveller(), asStaff(OTHER_AGENCY)]) {
        expect((await identity.request('GET', `${user}/profile/${link.uid}/`, { headers })).status).toBe(404);
      }
      expect((await put(identity, `${user}/person/${newCedula()}/`, { first_name: 'X' }, asStaff())).status).toBe(404);
      expect(await everything(identity)).toEqual(before);
    });
  });
});
