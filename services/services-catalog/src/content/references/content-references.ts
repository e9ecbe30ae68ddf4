import type { createTour, ImageChoice, saveWebDocument, updateTour } from '@bitacora/contracts';
import type { FieldErrors } from '@bitacora/kernel';
import type { PartialCall, ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { ChosenImages } from './chosen-images.ts';

type Route = typeof createTour | typeof saveWebDocument | typeof updateTour;
type Choice = Partial<ImageChoice> | null | undefined;

/** Whether the images that a document or a tour names are there, although its texts are wrong. */
@Injectable()
export class ContentReferences implements ReferenceCheck<Route> {
  constructor(private readonly images: ChosenImages) {}

  brokenReferences({ body, caller }: PartialCall<Route>): Promise<FieldErrors> {
    return this.images.errorsOf(caller.agency, choicesOf(body));
  }
}

/** Every choice of an image within a body, by its dotted path: the names of their fields say where they are. */
function choicesOf(body: PartialCall<Route>['body']): Record<string, Choice> {
  const picture = 'picture' in body ? body.picture : null;
  const named: [string, Choice][] = 'images' in body && body.images ? Object.entries(body.images) : [];
  return { picture, ...Object.fromEntries(named.map(([name, choice]) => [`images.${name}`, choice])) };
}
