import type { Guard } from '../guard.ts';

const FIRST_DAY = 'services/identity/test/integration/staff.test.ts';
const WAITING_STAFF = 'services/identity/test/integration/accounts.test.ts';
const RELEASE = 'services/identity/test/integration/staff.test.ts';
const ROTATION = 'services/identity/test/slow/start.test.ts';
const TWO_PLATFORMS = 'libs/launcher/test/integration/two-platforms.test.ts';
const SETTINGS = 'libs/platform/test/unit/production-settings.test.ts';

/** What an operator may do, and what a platform refuses to start on or beside. */
export const administration: readonly Guard[] = [
  {
    name: "an operator makes no stranger's account staff",
    file: 'services/identity/src/use-cases/create-staff.ts',
    replace: [['if (known && !isSameEmail(present, email)) {', 'if (known && email === undefined) {']],
    suite: FIRST_DAY,
    test: "is not taken for a stranger's account",
  },
  {
    name: 'the account of staff that waits, whose e-mail no agency moves',
    file: 'services/identity/src/domain/profile.ts',
    replace: [
      ['const isOperators = isOfStaff && !account?.isActive;', 'const isOperators = isOfStaff && account?.isActive;'],
    ],
    suite: WAITING_STAFF,
    test: 'is not moved either where a former release had hired it',
  },
  {
    name: 'the account that an operator takes from the agency that registered it',
    file: 'services/identity/src/credentials/waiting-accounts.ts',
    replace: [['      passenger.unfollow();\n', '']],
    suite: WAITING_STAFF,
    test: 'shows its photos to the agency that had registered it no more',
  },
  {
    name: 'the links that end when an operator makes an account staff',
    file: 'services/identity/src/credentials/waiting-accounts.ts',
    replace: [['await this.tokens.useUpAll(id);', '']],
    suite: WAITING_STAFF,
    test: 'has no other link than the one',
  },
  {
    name: 'the e-mail that an operator compares once nobody moves it',
    file: 'services/identity/src/use-cases/create-staff.ts',
    replace: [['(await this.persons.getLocked(person.id)).contact', 'person.contact']],
    suite: WAITING_STAFF,
    test: 'is not made staff while its e-mail moves',
  },
  {
    name: 'an operator is shown a secret link on a terminal only',
    file: 'services/identity/src/admin/link-delivery.ts',
    replace: [['if (isPrinted && !process.stdout.isTTY)', 'if (isPrinted && process.stdout === undefined)']],
    suite: FIRST_DAY,
    test: 'is shown on a terminal only',
  },
  {
    name: 'a password that an operator resets opens nothing',
    file: 'services/identity/src/credentials/password-changes.ts',
    replace: [['if (user.isActive) user.discardPassword(this.clock.now());', '']],
    suite: FIRST_DAY,
    test: 'opens nothing any more, ends every session',
  },
  {
    name: 'a released cédula takes the journeys from the wrong account',
    file: 'services/identity/src/use-cases/release-cedula.ts',
    replace: [['      passenger.release();\n', '']],
    suite: RELEASE,
    test: 'the wrong account is closed for good',
  },
  {
    name: 'a closed account is nobody to ask',
    file: 'services/identity/src/persistence/user.repository.ts',
    replace: [['{ personId, closedAt: null }', '{ personId }']],
    suite: RELEASE,
    test: 'the wrong account is closed for good',
  },
  {
    name: 'nobody reads a passenger through a closed account',
    file: 'services/identity/src/queries/profile-reader.ts',
    replace: [[' and u.closed_at is null', '']],
    suite: RELEASE,
    test: 'the wrong account is closed for good',
  },
  {
    name: 'only the passenger whom the agency writes of anew takes journeys back',
    file: 'services/identity/src/persistence/passenger.repository.ts',
    replace: [[' and c.first_name = ? and c.last_name = ?', ' and ? <> ?']],
    suite: RELEASE,
    test: 'sees nothing of the one before',
  },
  {
    name: 'the former signing key is listed while its tokens live',
    file: 'tools/containers/rotate-secret.sh',
    replace: [['-mmin "-$minutes"', '-mmin -0']],
    suite: ROTATION,
    test: 'a new key signs, and nobody is logged out',
    project: 'slow',
  },
  {
    name: 'the next signing key is published before it signs',
    file: 'tools/containers/rotate-secret.sh',
    replace: [['{ cat "$listed"; echo; public_of "$secret.next"; }', '{ cat "$listed"; }']],
    suite: ROTATION,
    test: 'a new key signs, and nobody is logged out',
    project: 'slow',
  },
  {
    name: "the refusal of another platform's roles",
    file: 'libs/launcher/src/parts/postgres-databases.ts',
    replace: [['  return takesPassword(urlOf(adminUrl, database));', '  return true;']],
    suite: TWO_PLATFORMS,
    test: 'one role that belongs to somebody else is enough',
  },
  {
    name: "the mark of another platform's database",
    file: 'libs/launcher/src/parts/postgres-databases.ts',
    replace: [['mark !== markOf(database)', 'mark === null']],
    suite: TWO_PLATFORMS,
    test: 'the mark of a database says whose it is',
  },
  {
    name: 'the database of npm start, sure of what it was given',
    file: 'libs/launcher/src/platform/parts-of-platform.ts',
    replace: [["isDurable: nodeEnvironment !== 'test',", 'isDurable: false,']],
    suite: 'web/test/slow/own-platform.test.ts',
    test: 'its database is sure of what it was given',
    project: 'slow',
  },
  {
    name: 'the refusal of one secret for two purposes',
    file: 'libs/platform/src/config/contradictions.ts',
    replace: [['  ...sharedSecrets(environment),\n', '']],
    suite: SETTINGS,
    test: 'settings that are right by themselves and cannot be together',
    project: 'unit',
  },
  {
    name: 'the refusal of https without a proxy that is named',
    file: 'libs/platform/src/config/contradictions.ts',
    replace: [['  ...proxyProblems(environment),\n', '']],
    suite: SETTINGS,
    test: 'settings that are right by themselves and cannot be together',
    project: 'unit',
  },
  {
    name: 'an image holds all that its process imports',
    file: 'services/identity/src/admin/option-rules.ts',
    replace: [
      [
        "import { choices, type EmployeeRole, employeeRoles, isPassport, registrationOn } from '@bitacora/contracts';",
        "import { choices, type EmployeeRole, isPassport, registrationOn } from '@bitacora/contracts';\nimport { employeeRoles } from '@bitacora/contracts/names';",
      ],
    ],
    suite: 'libs/launcher/test/slow/deployment/built-imports.test.ts',
    test: 'imports nothing that is there as source only',
    project: 'slow',
  },
];
