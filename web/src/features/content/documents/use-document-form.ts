import type { WebDocument, WebDocumentBody, WebDocumentName } from '@bitacora/contracts';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import { webDocumentPath } from '../../../lib/content/use-web-document.ts';
import { notify } from '../../../lib/notify.ts';
import { documentToEdit } from '../addresses.ts';
import { useContentForm } from '../use-content-form.ts';
import { usePublish } from '../use-publish.ts';
import { words } from '../words.ts';

interface EditedDocument<Name extends WebDocumentName, Values extends FieldValues> {
  name: Name;
  stored: WebDocument<Name>;
  valuesOf: (stored: WebDocument<Name>) => Values;
  resolver: Resolver<Values, unknown, WebDocumentBody<Name>>;
  labelsOf: (values: Values) => Readonly<Record<string, string>>;
  shape: z.ZodType<Values>;
}

/** A document of the site in a form: saved whole, and live at once. */
export function useDocumentForm<Name extends WebDocumentName, Values extends FieldValues>({
  name,
  shape,
  ...edited
}: EditedDocument<Name, Values>) {
  const publish = usePublish();
  return useContentForm<WebDocument<Name>, Values, WebDocumentBody<Name>>({
    ...edited,
    draft: { name: `content.${name}`, shape },
    save: (body, version) => api.put<WebDocument<Name>>(webDocumentPath(name), { ...body, version }),
    readNewest: () => api.get<WebDocument<Name>>(documentToEdit(name)),
    onSaved: (saved) => {
      void publish.document(name, saved);
      notify.success(words.saved);
    },
  });
}
