import {
  type MailTemplate,
  mailChoicesPath,
  opinionPath,
  type ServiceKind,
  type WrittenPreview,
} from '@bitacora/contracts';
import { validationMessages } from '@bitacora/contracts/messages';
import { BoundedWork, ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import type { NotificationsEnvironment } from '../config.ts';
import type { AnyMailKind } from '../mails/mail-kind.ts';
import { Directory } from '../persistence/directory.ts';
import type { Projected } from '../persistence/projected-snapshots.ts';
import { contentOf } from '../sending/content.ts';
import { writeMail } from '../sending/write-mail.tsx';
import { sampleDirectory, sampleWorld } from './sample-directory.ts';
import { SAMPLE_NOW, SAMPLE_TODAY } from './sample-journey.ts';
import { sampleReaders } from './sample-readers.ts';
import { kindsShownIn, sampleOf, shownMails } from './samples.ts';
import { withoutWays, withPictures } from './shown-alone.ts';
import { WrittenOnce } from './written-once.ts';

/** Writing one takes the process for some milliseconds: mails that leave, and who else asks, have their turns between. */
const AT_ONCE = 1;
const MOST_WAITING = 40;
/** Lists of agencies, some 10 kB each, and previews, some 20 kB each and the agency's logo. */
const MOST_KEPT = 100;

/** What stands in links of samples where real ones hold a secret. */
const EXAMPLE = 'ejemplo';
const EXAMPLE_ID = '01920000-0000-7000-8000-00000000000a';
const LINK_ENDS = new Date('2030-07-13T03:30:00Z');

type Agency = Projected<'agencies'> | null;

/**
 * Every kind of mail, and each of its cases, as it reads in the name of an agency, with sample data in place of people, journeys and secrets: nothing is
 * planned, sent or stored. However many ask, each is written once while the agency is as it was.
 */
@Injectable()
export class MailPreviews {
  private readonly turns = new BoundedWork(AT_ONCE, MOST_WAITING, validationMessages.lookupsBusy);
  private readonly lists = new WrittenOnce<MailTemplate[]>(MOST_KEPT);
  private readonly previews = new WrittenOnce<WrittenPreview | null>(MOST_KEPT);

  constructor(
    @Inject(Directory) private readonly directory: Pick<Directory, 'findAgency'>,
    @Inject(ENVIRONMENT) private readonly environment: Pick<NotificationsEnvironment, 'PUBLIC_URL' | 'MAIL_FROM'>,
  ) {}

  /** Each once, in the order of the kinds. Throws `busy` when too much waits. */
  async list(ruc: string): Promise<MailTemplate[]> {
    const agency = await this.directory.findAgency(ruc);
    return this.lists.get(agency, () => this.turns.run(ruc, () => this.listed(agency)));
  }

  /** Null for a kind of mail that is not there, or is not about such a service. Throws `busy` when too much waits. */
  async write(template: string, kind: ServiceKind | undefined, ruc: string): Promise<WrittenPreview | null> {
    const mail = shownMails.find((one) => one.template === template);
    if (!mail) return null;
    const agency = await this.directory.findAgency(ruc);
    const write = () => this.turns.run(ruc, () => this.written(mail, kind, agency));
    return this.previews.get([template, kind, agency], write);
  }

  private async listed(agency: Agency): Promise<MailTemplate[]> {
    const listed: MailTemplate[] = [];
    for (const mail of shownMails) {
      const { template, audience } = mail;
      const found = await this.content(mail, undefined, agency);
      if (!found) throw new Error(`the sample of ${template} tells nothing`);
      listed.push({ template, audience, subject: found.words.subject, kinds: [...kindsShownIn(template)] });
    }
    return listed;
  }

  private async written(
    mail: AnyMailKind,
    kind: ServiceKind | undefined,
    agency: Agency,
  ): Promise<WrittenPreview | null> {
    const content = await this.content(mail, kind, agency);
    if (!content) return null;
    const { words, reader, told } = content;
    const written = await writeMail(words, {
      id: EXAMPLE_ID,
      recipient: reader,
      agency,
      from: this.environment.MAIL_FROM,
      publicUrl: this.environment.PUBLIC_URL,
      expiresAt: 'secret' in mail ? LINK_ENDS : null,
      today: SAMPLE_TODAY,
      choicesPath: told.hasChoices ? mailChoicesPath(EXAMPLE) : null,
      isOneGroup: told.isOneGroup,
    });
    const { subject, from: sender, replyTo, text } = written;
    return { subject, sender, reply_to: replyTo ?? null, text, html: withoutWays(withPictures(written)) };
  }

  private async content(mail: AnyMailKind, kind: ServiceKind | undefined, agency: Agency) {
    // Between two kinds the process has a turn for whatever else it is asked.
    await setImmediate();
    const sample = sampleOf(mail, kind, agency);
    if (!sample) return null;
    const part = {
      id: EXAMPLE_ID,
      kind: mail,
      data: mail.data.parse(sample.data),
      token: 'secret' in mail ? { uid: EXAMPLE, token: EXAMPLE } : null,
      recipient: sampleReaders[mail.audience],
    };
    const { content } = await contentOf([part], {
      directory: sampleDirectory({ ...sampleWorld, ...sample.world }, agency),
      agency,
      today: SAMPLE_TODAY,
      now: SAMPLE_NOW,
      publicUrl: this.environment.PUBLIC_URL,
      // As if they went along.
      files: { read: async () => [] },
      links: { pathOf: (_, rating) => opinionPath(EXAMPLE, rating) },
    });
    return content;
  }
}
