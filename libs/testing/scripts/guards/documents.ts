import type { Guard } from '../guard.ts';

/** The documents by which people are known. */
export const documents: readonly Guard[] = [
  {
    name: 'the one person of two documents',
    file: 'services/identity/src/use-cases/registered-documents.ts',
    replace: [['if (holder && holder !== person)', 'if (holder && !person)']],
    suite: 'services/identity/test/integration/staff.test.ts',
    test: 'is not told as long as anything else of a registration is wrong',
  },
  {
    name: 'the person of a passport that is added',
    file: 'services/identity/src/use-cases/write-profile.ts',
    replace: [['if (!holder || holder === profile.person)', 'if (!holder || holder !== profile.person)']],
    suite: 'services/identity/test/integration/staff.test.ts',
    test: 'may be a passport that was not known',
  },
  {
    name: 'the cédula that is no passport',
    file: 'services/identity/src/domain/added-passport.ts',
    replace: [['isPassport(added) && !isCedula(added)', 'isPassport(added)']],
    suite: 'services/identity/test/integration/staff.test.ts',
    test: 'may be a passport that was not known',
  },
  {
    name: 'the turn of two who write one new passport',
    file: 'services/identity/src/use-cases/update-passenger.ts',
    replace: [['    await this.write.reserve(form);\n', '']],
    suite: 'services/identity/test/integration/staff.test.ts',
    test: 'of two who get one new passport at once',
  },
  {
    name: 'the document that is not added to somebody of another name',
    file: 'services/identity/src/domain/own-documents.ts',
    replace: [['if (known.isMistakenFor(details)) {', 'if (false) {']],
    suite: 'services/identity/test/integration/accounts.test.ts',
    test: 'that is missing is not added to somebody of another name or birth date',
  },
];
