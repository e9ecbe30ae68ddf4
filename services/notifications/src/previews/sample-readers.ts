import type { MailAudience } from '@bitacora/contracts';
import type { Recipient } from '../domain/mail.ts';
import { recipientOf } from '../persistence/directory.ts';
import { sampleAdviser, sampleTraveller } from './sample-journey.ts';

const traveller: Recipient = {
  email: sampleTraveller.email,
  name: sampleTraveller.first_name,
  userId: null,
  passenger: sampleTraveller.id,
};

/** Who reads samples of each audience. */
export const sampleReaders: Readonly<Record<MailAudience, Recipient>> = {
  travellers: traveller,
  holder: traveller,
  accounts: traveller,
  visitors: { email: 'rosa@correo.ec', name: 'Rosa', userId: null },
  staff: recipientOf(sampleAdviser),
};
