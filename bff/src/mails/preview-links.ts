import { pathOf, type ServiceKind, showPreviewDocument } from '@bitacora/contracts';
import type { Clock } from '@bitacora/kernel';
import { CLOCK, ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { BffEnvironment } from '../config.ts';
import { isSignedLink, signLink } from '../security/link-signatures.ts';

const LINK_MILLISECONDS = 5 * 60 * 1000;

/** One preview: what is shown, in whose name. */
export interface Previewed {
  template: string;
  kind: ServiceKind | undefined;
  agency: string;
}

interface Signed {
  expires?: string | undefined;
  signature?: string | undefined;
}

const said = ({ template, kind, agency }: Previewed, expires: string): string[] => [
  'mail preview',
  template,
  kind ?? '',
  agency,
  expires,
];

/** Signs the links by which a frame of the site shows a mail: a frame sends no token. */
@Injectable()
export class PreviewLinks {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<BffEnvironment, 'FILE_LINK_SECRET'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A path of this site that is good for 5 minutes from now. */
  linkTo(previewed: Previewed): string {
    const expires = String(this.clock.now().getTime() + LINK_MILLISECONDS);
    const { template, kind, agency } = previewed;
    const query = new URLSearchParams({
      ...(kind && { kind }),
      agency,
      expires,
      signature: signLink(this.environment.FILE_LINK_SECRET, said(previewed, expires)),
    });
    return `${pathOf(showPreviewDocument, { template })}?${String(query)}`;
  }

  /** Whether a link was signed here for this preview and has not expired. */
  holds(previewed: Previewed, { expires = '', signature = '' }: Signed): boolean {
    if (!(Number(expires) > this.clock.now().getTime())) return false;
    return isSignedLink(this.environment.FILE_LINK_SECRET, said(previewed, expires), signature);
  }
}
