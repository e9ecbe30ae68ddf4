import type { WebContent, WebDocumentName } from '@bitacora/contracts';
import { Aggregate } from '@bitacora/kernel';

interface Created {
  id: string;
  agency: string;
  name: WebDocumentName;
  content: WebContent;
}

/** A document of an agency's site: the texts of a page, or the images of a section. */
export class WebDocument extends Aggregate {
  agency!: string;
  name!: WebDocumentName;
  content!: WebContent;

  static create(details: Created): WebDocument {
    return Object.assign(new WebDocument(), details);
  }

  write(content: WebContent): void {
    this.content = content;
  }
}
