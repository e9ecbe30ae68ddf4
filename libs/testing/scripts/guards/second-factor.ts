import type { Guard } from '../guard.ts';

const SIGN_IN = 'services/identity/test/integration/sign-in.test.ts';

/** The code beside the password (product 4.9). */
export const secondFactor: readonly Guard[] = [
  {
    name: 'the second factor that a login needs',
    file: 'services/identity/src/credentials/open-sessions.ts',
    replace: [["if (verdict !== 'passed') return verdict;", '']],
    suite: SIGN_IN,
    test: 'is asked for at login once an app has shown its first code',
  },
  {
    name: 'the code of a second factor that serves once',
    file: 'services/identity/src/credentials/second-factors.ts',
    replace: [['step !== null && step > factor.used_step', 'step !== null']],
    suite: SIGN_IN,
    test: 'takes a code once, also of two logins at the same time',
  },
  {
    name: 'the recovery code that serves once',
    file: 'services/identity/src/credentials/second-factors.ts',
    replace: [
      ['recovery_codes: factor.recovery_codes.filter((one) => one !== hash)', 'recovery_codes: factor.recovery_codes'],
    ],
    suite: SIGN_IN,
    test: 'is replaced by each recovery code once',
  },
  {
    name: 'the day on which a second factor is guessed ten times from elsewhere',
    file: 'services/identity/src/use-cases/log-in.ts',
    replace: [['known && otp !== null\n', 'known && otp === null\n']],
    suite: SIGN_IN,
    test: 'is guessed ten times a day at most',
  },
  {
    name: 'the second factor that an agency asks for',
    file: 'services/identity/src/credentials/token-pairs.ts',
    replace: [[' and ${HAS_WHAT_IS_REQUIRED}`', ' and ${HAS_WHAT_IS_REQUIRED} is not null`']],
    suite: SIGN_IN,
    test: 'leaves who has none without a role until it is set up',
  },
  {
    name: 'the end of what was opened before an agency asked for a second factor',
    file: 'services/identity/src/use-cases/update-agency-settings.ts',
    replace: [['if (isRequired) await this.sessions.shutOutUntilSecondFactor(one);\n      else ', 'if (!isRequired) ']],
    suite: SIGN_IN,
    test: 'shuts out at once who has none',
  },
  {
    name: 'the password that asking for no second factor takes',
    file: 'services/identity/src/use-cases/update-agency-settings.ts',
    replace: [['if (before && !isRequired && !hasPassword) throw', 'if (!agency) throw']],
    suite: SIGN_IN,
    test: 'is asked of nobody any more by who knows the password',
  },
  {
    name: 'the sessions that the password alone opened',
    file: 'services/identity/src/use-cases/confirm-second-factor.ts',
    replace: [["    await this.sessions.endAllOf(userId, 'second-factor-set', session);\n", '']],
    suite: SIGN_IN,
    test: 'ends the sessions that the password alone opened',
  },
  {
    name: 'the photos of documents that staff without a second factor open no more',
    file: 'services/identity/src/queries/find-id-photo.ts',
    replace: [['e.user_id::text = ? and ${HAS_WHAT_IS_REQUIRED}', 'e.user_id::text = ?']],
    suite: SIGN_IN,
    test: 'opens no photo of a document to who has none',
  },
  {
    name: 'the secret of an app that goes with the password by which it was asked for',
    file: 'services/identity/src/credentials/password-changes.ts',
    replace: [
      ["'email-confirmation');\n    await this.factors.removeUnconfirmed(user.id);\n", "'email-confirmation');\n"],
    ],
    suite: SIGN_IN,
    test: 'that was begun by who knew the password is confirmed no more',
  },
  {
    name: 'the second factor that nobody removes while it is asked of all',
    file: 'services/identity/src/persistence/second-factor.repository.ts',
    replace: [['and e.is_active for share of a`', 'and e.is_active`']],
    suite: SIGN_IN,
    test: 'is removed by nobody while that is decided',
  },
  {
    name: 'the signer of a token who waits for what is decided about roles',
    file: 'services/identity/src/credentials/token-pairs.ts',
    replace: [['where user_id = ? and is_active for share`', 'where user_id = ? and is_active`']],
    suite: SIGN_IN,
    test: 'leaves the new one without a role, where it is decided first',
  },
  {
    name: 'the decision about all staff that waits for who signs a token',
    file: 'services/identity/src/persistence/second-factor.repository.ts',
    replace: [['order by e.user_id for update of e`', 'order by e.user_id`']],
    suite: SIGN_IN,
    test: 'waits for it, and refuses it then, where it is signed first',
  },
  {
    name: 'the code of the former app that another phone takes',
    file: 'services/identity/src/credentials/second-factors.ts',
    replace: [['if (!used) throw new InvalidError({ otp: [messages.codeWrong] });', 'if (!used) return factor;']],
    suite: SIGN_IN,
    test: 'moves to another phone by a code of the one before',
  },
  {
    name: 'the move to another phone that ends with the password',
    file: 'services/identity/src/persistence/second-factor.repository.ts',
    replace: [['update second_factors set next_secret = null where user_id = ?', 'select ? :: uuid']],
    suite: SIGN_IN,
    test: 'that was to move by who knew the password',
  },
];
