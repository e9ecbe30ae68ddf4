import { expect } from '@jest/globals';
import { bearer, type Identity, linkFor, logIn, PASSWORD, post, put, somebodyActive, written } from './identity.ts';

export interface ContactAnswer {
  contact: { email: string | null; pending_email: string | null };
}

/** Somebody with an account in use, logged in. */
export async function somebodyInside(identity: Identity) {
  const somebody = await somebodyActive(identity);
  const pair = await logIn(identity, somebody.cedula, PASSWORD);
  return { ...somebody, userId: somebody.link.uid, pair, headers: bearer(pair) };
}

export type Somebody = Awaited<ReturnType<typeof somebodyInside>>;

/** Asks for another e-mail as the owner of the account, with the password. */
export const askFor = (identity: Identity, { userId, headers }: Pick<Somebody, 'userId' | 'headers'>, email: string) =>
  put<ContactAnswer>(identity, `/api/v1/user/contact/${userId}/`, { email, current_password: PASSWORD }, headers);

export const confirm = (identity: Identity, link: object) => post(identity, '/api/v1/user/email/confirm/', link);
export const undo = (identity: Identity, link: object) => post(identity, '/api/v1/user/email/undo/', link);

export const confirmationTo = (identity: Identity, email: string) =>
  linkFor(identity, 'identity.email-confirmation-requested', email);
export const undoMailedTo = (identity: Identity, email: string) =>
  linkFor(identity, 'identity.email-change-requested', email);

/** Moves the e-mail, link and all; answers the link that undoes it. */
export async function moveTo(identity: Identity, somebody: Somebody, from: string, email: string) {
  expect(await askFor(identity, somebody, email)).toMatchObject({
    status: 200,
    body: { contact: { pending_email: email } },
  });
  const undoLink = await undoMailedTo(identity, from);
  expect((await confirm(identity, await confirmationTo(identity, email))).status).toBe(200);
  return undoLink;
}

/** After a move nobody is inside: the owner chooses the password from the new address, and logs in. */
export async function comeBack(identity: Identity, somebody: Somebody, email: string): Promise<void> {
  const link = await linkFor(identity, 'identity.password-reset-requested', email);
  const chosen = { ...link, new_password: PASSWORD, re_new_password: PASSWORD };
  expect((await post(identity, '/auth/users/reset_password_confirm/', chosen)).status).toBe(200);
  somebody.pair = await logIn(identity, somebody.cedula, PASSWORD);
  somebody.headers = bearer(somebody.pair);
}

/** Where the links of an account go now. */
export async function emailOf(identity: Identity, { cedula }: Pick<Somebody, 'cedula'>): Promise<string | null> {
  const [row] = await identity.database.query<{ email: string | null }>(
    `select contact ->> 'email' as email from persons where id_number = ?`,
    [cedula],
  );
  return row?.email ?? null;
}

/** The facts of a name about an account, oldest first. */
export const factsAbout = async (identity: Identity, name: Parameters<typeof written>[1], userId: string) =>
  (await written(identity, name)).filter(({ user_id }) => user_id === userId);

let addresses = 0;

/** An address that nobody has yet. */
export const newEmail = () => `nuevo${++addresses}@otro.example`;
