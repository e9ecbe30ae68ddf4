import type { Session } from '@bitacora/contracts';
import type { Case } from '../case.ts';
import { tokens } from '../tokens.ts';
import { ask } from '../world/ask.ts';
import { logIn } from '../world/people.ts';
import type { World } from '../world/world.ts';

/** Somebody's token, and the id of another session of the same person. */
async function sessionOf(world: World): Promise<{ id: string; as: string }> {
  const account = await world.account();
  await logIn(account);
  const { access } = await logIn(account);
  const other = (await ask<Session[]>('listSessions', { as: access })).find(({ is_current }) => !is_current);
  if (!other) throw new Error('the other session is not in the list');
  return { id: other.id, as: access };
}

/** Where a person is logged in. */
export const sessions = {
  listSessions: {
    access: 'person',
    valid: async (world) => ({ as: (await sessionOf(world)).as }),
    foreign: async (world) => [
      {
        what: "list another person's",
        sent: { as: tokens.carlos },
        status: 200,
        lacks: (await sessionOf(world)).id,
      },
    ],
  },
  endSession: {
    access: 'person',
    valid: async (world) => {
      const { id, as } = await sessionOf(world);
      return { params: { id }, as };
    },
    foreign: (_, valid) => [
      { what: "end another traveller's", sent: { ...valid, as: tokens.carlos }, status: 404 },
      { what: "end a traveller's, as staff", sent: { ...valid, as: tokens.staff }, status: 404 },
    ],
  },
  endOtherSessions: {
    access: 'person',
    valid: async (world) => ({ as: (await sessionOf(world)).as }),
    // It names nobody: whoever calls ends sessions of his or her own.
    foreign: () => [],
  },
} satisfies Record<string, Case>;
