import type { Guard } from '../guard.ts';

const STAFF = 'services/identity/test/integration/staff.test.ts';

/** Who works for an agency, and who answers for whom. */
export const employees: readonly Guard[] = [
  {
    name: 'the last owner who goes on being one',
    file: 'services/identity/src/use-cases/change-roles.ts',
    replace: [['if (isNoOwnerAnyMore && !(await this.employees.hasOwnerBeside(employee))) throw conflict(', 'void (']],
    suite: STAFF,
    test: 'always leave an owner who can log in',
  },
  {
    name: 'the colleagues who are locked, of whom one is the last owner',
    file: 'services/identity/src/persistence/employee.repository.ts',
    replace: [["{ lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } }", "{ orderBy: { id: 'asc' } }"]],
    suite: STAFF,
    test: 'always leave an owner who can log in',
  },
  {
    name: 'the sessions that end with a dismissal',
    file: 'services/identity/src/use-cases/dismiss-employee.ts',
    replace: [["      await this.sessions.endAllOf(userId, 'dismissed');\n", '']],
    suite: STAFF,
    test: 'who are dismissed are out at once',
  },
  {
    name: 'the absence that nobody states for a colleague',
    file: 'services/identity/src/use-cases/state-absence.ts',
    replace: [['if (!ofAnybody && employee.userId !== by) throw new ForbiddenError();', '']],
    suite: STAFF,
    test: 'say so themselves or have the owner say it',
  },
  {
    name: 'the journeys that are told of a change of who stands in for their adviser',
    file: 'bff/src/projections/tables.ts',
    replace: [['where steps < 2', 'where steps < 0']],
    suite: 'bff/test/integration/reads.test.ts',
    test: 'reaches who stands in for the adviser',
  },
  {
    name: 'the journeys of others, which are not handed over',
    file: 'services/journeys/src/queries/work-of-employee.ts',
    replace: [
      [
        '`from journeys where agency = ? and travel_agent = ? and',
        '`from journeys where agency = ? and travel_agent is distinct from ? and',
      ],
    ],
    suite: 'services/journeys/test/integration/journeys.test.ts',
    test: 'gives those that were chosen, and nothing else',
  },
];
