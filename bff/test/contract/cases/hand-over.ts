import { demo } from '@bitacora/contracts/demo';
import { newId } from '@bitacora/kernel/ids';
import { type Case, changed, notThereFor } from '../case.ts';
import { tokens } from '../tokens.ts';

const own = { params: { id: demo.operations.employeeId }, as: tokens.owner };
const foreign = notThereFor("what another agency's employee looks after", tokens.otherOwner);

/** What an employee looks after, given to another one: of somebody who has nothing, since others look at the demo's journeys. */
export const handingOver = {
  getHandOver: { access: 'staff', valid: () => own, foreign },
  handOver: {
    access: 'staff',
    valid: () => ({
      ...own,
      body: { to: demo.accounting.employeeId, journeys: [newId()], quotes: 'true', reports: 'false' },
    }),
    foreign,
    wrong: { to: [newId(), demo.operations.employeeId] },
    refused: (_, valid) => [
      {
        what: 'more journeys than anybody chooses',
        sent: changed(valid, { journeys: Array.from({ length: 201 }, () => newId()) }),
        status: 400,
        fields: ['journeys'],
      },
    ],
  },
} satisfies Record<string, Case>;
