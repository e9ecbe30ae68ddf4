import type { Guard } from '../guard.ts';

/** Passengers that are an account's only as long as something stands for it. */
export const agreements: readonly Guard[] = [
  {
    name: 'the account that must agree to be a known person',
    file: 'services/identity/src/use-cases/register-passengers.ts',
    replace: [['user && isSameEmail(email, details.contact.email) ? user : null', 'user']],
    suite: 'services/identity/test/integration/account-confirmation.test.ts',
    test: "is not the account's, and staff see",
  },
  {
    name: 'the agreement that ends when an agency moves the e-mail of an account nobody has opened',
    file: 'services/identity/src/domain/profile.ts',
    replace: [['[...changed, ...this.withdraw(person)]', 'changed']],
    suite: 'services/identity/test/integration/account-confirmation.test.ts',
    test: 'an agency that moves the e-mail of an account nobody has opened',
  },
  {
    name: 'the passenger that a corrected e-mail takes from an account nobody has opened',
    file: 'services/identity/src/domain/profile.ts',
    replace: [['if (this.row && this.isDoubtful(this.row, former)) this.row.release();', '']],
    suite: 'services/identity/test/integration/account-confirmation.test.ts',
    test: 'does not show its journeys to the address that it had written before',
  },
  {
    name: 'the passenger that a corrected e-mail takes from an account in use',
    file: 'services/identity/src/domain/profile.ts',
    replace: [
      [
        'if (this.row && this.isDoubtful(this.row, former))',
        'if (this.row && !this.user.isActive && this.isDoubtful(this.row, former))',
      ],
    ],
    suite: 'services/identity/test/integration/corrected-email.test.ts',
    test: '(another) takes the passenger from whoever opened the account',
  },
  {
    name: 'the passenger that is no account’s, whose e-mail its agency corrects again',
    file: 'services/identity/src/domain/profile.ts',
    replace: [
      ['({ agency }) => agency === reader.agency', '(one) => one.agency === reader.agency && one.userId === user.id'],
    ],
    suite: 'services/identity/test/integration/corrected-email.test.ts',
    test: 'corrects it again, and the right one gives the passenger back',
  },
  {
    name: 'the passenger that the right e-mail gives back to its account',
    file: 'services/identity/src/domain/profile.ts',
    replace: [['if (this.row && this.isFound(this.row, former)) this.row.bindByEmail(this.user.id);', '']],
    suite: 'services/identity/test/integration/corrected-email.test.ts',
    test: 'corrects it again, and the right one gives the passenger back',
  },
  {
    name: 'the account that an agency changes nothing of while its passenger is no account’s',
    file: 'services/identity/src/domain/profile.ts',
    replace: [['row?.followsPerson && row.userId !== null ?', 'row?.followsPerson ?']],
    suite: 'services/identity/test/integration/corrected-email.test.ts',
    test: 'sees and changes nothing of the account meanwhile',
  },
  {
    name: 'what staff see of an account while their passenger is none’s',
    file: 'services/identity/src/queries/profile-reader.ts',
    replace: [["'(x.follows_person and x.user_id is not null)'", "'x.follows_person'"]],
    suite: 'services/identity/test/integration/corrected-email.test.ts',
    test: 'sees and changes nothing of the account meanwhile',
  },
  {
    name: 'the photos of an account while the passenger is none’s',
    file: 'services/identity/src/queries/find-id-photo.ts',
    replace: [['where x.user_id = u.id and', 'where x.person_id = p.id and']],
    suite: 'services/identity/test/integration/id-photos.test.ts',
    test: 'are not found for staff whose passenger is not',
  },
  {
    name: 'the tries of what the e-mail of an account is',
    file: 'services/identity/src/use-cases/update-profile.ts',
    replace: [['passengerId !== null && profile.triesEmail(changes)', 'passengerId === undefined']],
    suite: 'services/identity/test/integration/corrected-email.test.ts',
    test: 'cannot try for long what the e-mail of the account is',
  },
  {
    name: 'the agreement that a corrected e-mail leaves',
    file: 'services/identity/src/domain/profile.ts',
    replace: [['if (hasAgreed || contact.email', 'if (contact.email']],
    suite: 'services/identity/test/integration/corrected-email.test.ts',
    test: 'keeps it when the account has agreed by its link',
  },
  {
    name: 'what an agency wrote of a passenger that is no account’s',
    file: 'services/identity/src/domain/profile.ts',
    replace: [['passenger.userId === null || isNothing', 'isNothing']],
    suite: 'services/identity/test/integration/corrected-email.test.ts',
    test: 'writes what the account does not change any more',
  },
  {
    name: 'the journeys that come with the e-mail that the agency had written',
    file: 'services/identity/src/domain/profile.ts',
    replace: [['for (const passenger of found) passenger.bindByChange(this.user.id, emailChange);', '']],
    suite: 'services/identity/test/integration/corrected-email.test.ts',
    test: 'to the one that the agency has written finds the journeys again',
  },
  {
    name: 'the journeys that go again with an undone change of e-mail',
    file: 'services/identity/src/domain/profile.ts',
    replace: [['for (const passenger of lost) passenger.release();', '']],
    suite: 'services/identity/test/integration/corrected-email.test.ts',
    test: 'and undoes that loses again what came with it',
  },
];
