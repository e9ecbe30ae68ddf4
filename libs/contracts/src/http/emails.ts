import { mailedLink } from './auth.ts';
import { endpoint } from './endpoint.ts';

const common = { owner: 'identity', status: 204 } as const;

export const confirmEmail = endpoint({
  ...common,
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/v1/user/email/confirm',
  access: 'public',
  summary:
    "Make a waiting e-mail the account's, by the link that was mailed to it, once, within 24 h; ends the password and the sessions",
  body: mailedLink,
});

export const undoEmailChange = endpoint({
  ...common,
  name: 'undoEmailChange',
  method: 'POST',
  path: '/api/v1/user/email/undo',
  access: 'public',
  summary:
    'Undo a change of e-mail, by the link that was mailed to the former address, until 7 days after it took effect: ' +
    'every later change is undone too, sessions and password end, and a link to choose a new one is mailed there',
  body: mailedLink,
});

export const mailWaitingEmailAgain = endpoint({
  ...common,
  name: 'mailWaitingEmailAgain',
  method: 'POST',
  path: '/api/v1/user/email/pending',
  access: 'person',
  summary: 'Mail the link to my waiting e-mail once more',
});

export const cancelEmailChange = endpoint({
  ...common,
  name: 'cancelEmailChange',
  method: 'DELETE',
  path: '/api/v1/user/email/pending',
  access: 'person',
  summary: 'Drop my waiting e-mail; the present one stays. 404 when none waits any more: it was confirmed, or is over',
});
