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
  {
    name: 'the stand-in who works for the same agency',
    file: 'services/identity/src/references/stand-in-references.ts',
    replace: [['(id = ? and is_active)', 'id = ?']],
    suite: STAFF,
    test: 'name a colleague who works there, and not themselves',
  },
  {
    name: 'the known account that agrees before it works for an agency',
    file: 'services/identity/src/use-cases/invite-employee.ts',
    replace: [['if (user) return this.ask(', 'if (user && !user) return this.ask(']],
    suite: STAFF,
    test: 'work there only once they agreed',
  },
  {
    name: 'the closed account that nobody is taken on again with',
    file: 'services/identity/src/use-cases/dismiss-employee.ts',
    replace: [["if (!user || user.closedAt) throw conflict('employee_account_closed');", '']],
    suite: STAFF,
    test: 'that is closed since are not taken on again',
  },
  {
    name: 'the invitation that was taken back',
    file: 'services/identity/src/use-cases/dismiss-employee.ts',
    replace: [
      ['      await this.tokens.useUpOfEmployee(employee.id);\n', ''],
      ['employee.withdraw();', ''],
    ],
    suite: STAFF,
    test: 'and whose invitation was taken back do not',
  },
  {
    name: 'the links of an invitation that asks for something else now',
    file: 'services/identity/src/use-cases/invite-employee.ts',
    replace: [['    await this.tokens.useUpOfEmployee(who.id);\n', '']],
    suite: STAFF,
    test: 'and never agreed are invited as something else',
  },
  {
    name: 'the sessions that no invitation ends',
    file: 'services/identity/src/use-cases/dismiss-employee.ts',
    replace: [["if (employee.agreement !== 'given') return this.ask(employee, user, isUndone);", '']],
    suite: STAFF,
    test: 'and whose invitation was taken back do not',
  },
  {
    name: 'the invitation that ends with the e-mail it was mailed to',
    file: 'services/identity/src/domain/user-token.ts',
    replace: [["  'employment',\n] as", '] as']],
    suite: STAFF,
    test: 'and move it to another e-mail agree by no link of the former one',
  },
  {
    name: 'the e-mail that an invitation was made to, which is no other when it is mailed again',
    file: 'services/identity/src/credentials/invitations.ts',
    replace: [['if (!isSameEmail(person.contact.email, employee.email)) throw', 'if (!employee.email) throw']],
    suite: STAFF,
    test: 'are asked again only where they were asked',
  },
  {
    name: 'the one agency that somebody works for',
    file: 'services/identity/src/use-cases/accept-employment.ts',
    replace: [['if (await this.employees.worksElsewhere(employee)) throw', 'if (!employee) throw']],
    suite: STAFF,
    test: 'and left another agency may agree',
  },
  {
    name: 'the person of another agency for whom no owner makes an account',
    file: 'services/identity/src/use-cases/invite-employee.ts',
    replace: [
      [
        'if (known && !(await this.passengers.isOfAgencyAlone(known.id, agency))) throw',
        'if (known?.id === agency) throw',
      ],
    ],
    suite: STAFF,
    test: 'are not made for whom another agency registered',
  },
  {
    name: 'the links of a waiting account that its agency keeps no more once it is staff’s',
    file: 'services/identity/src/use-cases/accept-employment.ts',
    replace: [['    await this.waiting.takeFromAgencies(user);\n', '']],
    suite: STAFF,
    test: 'that nobody has opened lose nothing by being asked',
  },
  {
    name: 'the calendar’s address that identity ends with a dismissal',
    file: 'services/identity/src/persistence/session.repository.ts',
    replace: [['...(endsCalendar && { ends_calendar: true })', '']],
    suite: STAFF,
    test: 'who are dismissed are out at once',
  },
];
