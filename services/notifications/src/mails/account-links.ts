import { passwordPages } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { secretLinkMail } from './secret-link-mail.tsx';

const { passwordReset: reset } = mailMessages;
const unasked = {
  'email-change-undone': reset.undone,
  'by-operator': reset.byOperator,
  'email-confirmed': reset.emailConfirmed,
};

/** The mails that are one secret link of an account. */
export const accountLinks = [
  secretLinkMail({
    template: 'activation',
    on: 'identity.activation-requested',
    screen: passwordPages.activation,
    messagesFor: ({ reason }) => (reason === 'staff' ? mailMessages.staffActivation : mailMessages.activation),
  }),
  secretLinkMail({
    template: 'password-reset',
    on: 'identity.password-reset-requested',
    screen: passwordPages['password-reset'],
    messagesFor: ({ reason }) => (reason && reason !== 'staff' ? unasked[reason] : reset.asked),
  }),
  // To the owner of an account that strangers try: what happens, and the way in from anywhere.
  secretLinkMail({
    template: 'login-attempts',
    on: 'identity.login-attempts-exceeded',
    isUnasked: true,
    screen: passwordPages['password-reset'],
    messagesFor: () => mailMessages.loginAttempts,
  }),
  // To the address that waits to be the account's: only whoever reads it there can make it so.
  secretLinkMail({
    template: 'email-confirmation',
    on: 'identity.email-confirmation-requested',
    screen: '/user/confirm_email',
    messagesFor: () => mailMessages.emailConfirmation,
  }),
  // To the account of a known person, from an agency that knows the same document with another e-mail.
  secretLinkMail({
    template: 'account-confirmation',
    on: 'identity.account-confirmation-requested',
    screen: '/user/confirm_account',
    messagesFor: () => mailMessages.accountConfirmation,
  }),
  // To a known account, from an agency that wants it to work there.
  secretLinkMail({
    template: 'employment',
    on: 'identity.employment-offered',
    screen: '/user/employment',
    messagesFor: () => mailMessages.employment,
  }),
];
