import { beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { keepDraft, ownDraft } from '../../../src/lib/drafts.ts';
import { session } from '../../../src/lib/session/current-session.ts';
import { removeStored, STORAGE_KEY } from '../../../src/lib/session/stored-session.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { accessToken, carlos, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  api = new FakeApi().install();
});

const drafts = () => Object.keys(sessionStorage).map((key) => key.replace('bitacora.draft.', ''));
const ofCarlos = ownDraft('new-passengers', carlos.id);
const ofMaria = ownDraft('new-passengers', maria.id);

function leave(...names: string[]): void {
  for (const name of names) keepDraft(name, { typed: 'algo' });
}

function openAs(person: typeof carlos) {
  remember(person);
  api.on('GET /auth/users/me', json(200, person));
  return openSite('/contacts');
}

describe('what is typed and not stored', () => {
  test('of a session that ended waits for its own person', async () => {
    removeStored('ended');
    leave(ofCarlos);
    openSite('/contacts');
    api.on('POST /auth/jwt/create', json(401, { detail: 'No', code: 'no_active_account' }));
    await expect(session.logIn('0920000023', 'otra')).rejects.toBeDefined();
    openSite('/contacts').unmount();
    expect(drafts()).toEqual([ofCarlos]);
    api.on('POST /auth/jwt/create', json(200, { access: accessToken(), refresh: 'refresh-1' }));
    api.on('GET /auth/users/me', json(200, carlos));
    await session.logIn('0920000023', 'la buena');
    expect(drafts()).toEqual([ofCarlos]);
  });

  test('is gone once another person logs in on the same tab; the next one keeps the own', async () => {
    removeStored('ended');
    openSite('/contacts');
    leave(ofCarlos, ofMaria);
    api.on('POST /auth/jwt/create', json(200, { access: accessToken(), refresh: 'refresh-1' }));
    api.on('GET /auth/users/me', json(200, maria));
    await session.logIn('0910000017', 'secreta');
    await waitFor(() => expect(drafts()).toEqual([ofMaria]));
  });

  test('is gone when its person logged out in another tab while this one was away', () => {
    leave(ofCarlos, 'quote');
    openSite('/contacts');
    expect(drafts()).toEqual(['quote']);
  });

  test('is gone when its person logs out in another tab', async () => {
    openAs(carlos);
    leave(ofCarlos, 'quote');
    removeStored('logged-out');
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
    await waitFor(() => expect(drafts()).toEqual([]));
  });
});
