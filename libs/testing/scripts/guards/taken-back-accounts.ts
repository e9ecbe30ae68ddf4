import type { Guard } from '../guard.ts';

const UNDONE = 'services/identity/test/integration/emails.test.ts';
const STOLEN = 'services/identity/test/integration/sign-in.test.ts';
const RELEASE = 'services/identity/test/integration/staff.test.ts';
const FOREIGN = 'services/identity/test/integration/staff.test.ts';
const REPORTS = 'bff/test/integration/reads.test.ts';

/** What stays with nobody else when an account, a passenger or a document goes back to whom it belongs. */
export const takenBackAccounts: readonly Guard[] = [
  {
    name: 'what was written at an address that goes with its undo',
    file: 'services/identity/src/domain/profile.ts',
    replace: [['effect?.former.details ?? {}', '{}']],
    suite: UNDONE,
    test: 'takes what was written at the other address',
  },
  {
    name: 'the photos that came at an address and go with its undo',
    file: 'services/identity/src/use-cases/undo-email-change.ts',
    replace: [['effect ? profile.person.removePhotosAfter(effect.former.photos) : []', '[]']],
    suite: UNDONE,
    test: 'takes what was written at the other address',
  },
  {
    name: 'telling when an address was in force whose change was undone',
    file: 'services/identity/src/domain/profile.ts',
    replace: [['passenger.disown(effect.period);', 'void passenger;']],
    suite: UNDONE,
    test: 'takes what was written at the other address',
  },
  {
    name: 'what stood before the first of a chain of undone changes',
    file: 'services/identity/src/persistence/former-person.repository.ts',
    replace: [
      [
        'Date.parse(one.taken_at) - Date.parse(other.taken_at)',
        'Date.parse(other.taken_at) - Date.parse(one.taken_at)',
      ],
    ],
    suite: UNDONE,
    test: 'goes back through a chain',
  },
  {
    name: 'how long an undo is prepared for',
    file: 'services/identity/src/credentials/credential-sweep.ts',
    replace: [
      ["where taken_at < ?::timestamptz - interval '8 days'", "where taken_at < ?::timestamptz - interval '80 days'"],
    ],
    suite: UNDONE,
    test: 'is prepared for no longer than it can be undone',
  },
  {
    name: 'the report of while the e-mail was another’s',
    file: 'bff/src/problem-reports/problem-reports.ts',
    replace: [
      ['condition(`user_id = ? and ${isReporters}`', 'condition(`user_id = ?`'],
      ['(user_id = ? and ${isReporters})', '(user_id = ?)'],
    ],
    suite: REPORTS,
    test: 'is gone with its file',
  },
  {
    name: 'the file of a report of while the e-mail was another’s',
    file: 'bff/src/files/files.ts',
    replace: [['case when ${isReporters} then user_id::text end', 'user_id::text']],
    suite: REPORTS,
    test: 'is gone with its file',
  },
  {
    name: 'who a report is about, once the passenger is not the reporter’s',
    file: 'bff/src/problem-reports/problem-reports.ts',
    replace: [['row.person?.user_id === reader.userId', 'row.person !== undefined']],
    suite: REPORTS,
    test: 'nothing is shown of who and where once it is separated',
  },
  {
    name: 'the journey of a report, once the reporter has left it',
    file: 'bff/src/problem-reports/problem-reports.ts',
    replace: [['(agency === reader.agency || travels)', '(agency === reader.agency || !travels)']],
    suite: REPORTS,
    test: 'the journey is not shown to who left it',
  },
  {
    name: 'the devices that are forgotten with a chosen password',
    file: 'services/identity/src/credentials/password-changes.ts',
    replace: [['await this.devices.forgetAllOf(user.id, acting?.device);', '']],
    suite: STOLEN,
    test: 'is a stranger’s after the owner’s reset',
  },
  {
    name: 'the device of the owner that stays when the password changes',
    file: 'services/identity/src/credentials/password-changes.ts',
    replace: [['forgetAllOf(user.id, acting?.device)', 'forgetAllOf(user.id)']],
    suite: STOLEN,
    test: 'who is known still',
  },
  {
    name: 'the places of sessions with a former password',
    file: 'services/identity/src/credentials/known-origins.ts',
    replace: [['or s.created_at >= u.password_changed_at', 'or s.created_at is not null']],
    suite: STOLEN,
    test: 'is a stranger’s after the owner’s reset',
  },
  {
    name: 'thirty open sessions a person at most',
    file: 'services/identity/src/persistence/session.repository.ts',
    replace: [['await this.endUnused(userId, id);', '']],
    suite: STOLEN,
    test: 'a person has thirty sessions at most',
  },
  {
    name: 'the documents of other agencies’ people, told when nothing else is wrong',
    file: 'services/identity/src/use-cases/register-passengers.ts',
    replace: [['{ ...errors, ...own }', '{ ...errors, ...own, ...foreign }']],
    suite: FOREIGN,
    test: 'is not told as long as anything else of a registration is wrong',
  },
  {
    name: 'what is refused by an agency’s own passengers alone',
    file: 'services/identity/src/use-cases/registered-documents.ts',
    replace: [[': ownDocumentErrors(details, holders)', ': {}']],
    suite: FOREIGN,
    test: 'is no part of what is wrong with the agency’s own passengers',
  },
  {
    name: 'the limit of an employee for documents that others hold',
    file: 'services/identity/src/credentials/document-tries.ts',
    replace: [["rule: 'email-staff', of: userId,", "rule: 'email-staff', of: crypto.randomUUID(),"]],
    suite: FOREIGN,
    test: 'is told to an employee sixty times an hour',
  },
  {
    name: 'the passport of another agency’s passenger, told when nothing else is wrong',
    file: 'services/identity/src/use-cases/write-profile.ts',
    replace: [['...(isForeign ? {} : ofPassport)', '...ofPassport']],
    suite: FOREIGN,
    test: 'is told of a passport that is added alone',
  },
  {
    name: 'the cédula that nobody of another name gets by a passport',
    file: 'services/identity/src/use-cases/registered-documents.ts',
    replace: [['holder && wouldTakeCedula(holder, details)', 'holder && holder !== person']],
    suite: 'services/identity/test/integration/accounts.test.ts',
    test: 'take nobody’s cédula',
  },
  {
    name: 'the passenger who parts from the person with a passport',
    file: 'services/identity/src/use-cases/release-cedula.ts',
    replace: [
      ['if (isKnownByPassport(passenger)) await this.part(passenger);', 'if (isKnownByPassport(passenger)) {}'],
    ],
    suite: RELEASE,
    test: 'takes whom an agency knows by it alone',
  },
  {
    name: 'the agreement that only the passenger’s own person gives',
    file: 'services/identity/src/use-cases/confirm-account.ts',
    replace: [['if (passenger.personId !== user.personId) throw', 'if (passenger.hasAgreed) throw']],
    suite: RELEASE,
    test: 'is not agreed to by a link that was being made',
  },
  {
    name: 'the user name that goes with a passport',
    file: 'services/identity/src/use-cases/release-cedula.ts',
    replace: [['user.rename(person.username);', '']],
    suite: RELEASE,
    test: 'that is a user name is free for its owner too',
  },
  {
    name: 'the account that keeps its cédula when a passport goes',
    file: 'services/identity/src/use-cases/release-cedula.ts',
    replace: [['const keepsAccount = idNumber === null && person.idNumber !== null', 'const keepsAccount = false']],
    suite: RELEASE,
    test: 'goes from somebody who is known by a cédula',
  },
];
