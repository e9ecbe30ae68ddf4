import type { ViewService } from '@bitacora/contracts';
import { serviceFormMessages } from '@bitacora/contracts/messages';
import { Notice } from '../../ui/notice.tsx';
import type { FormInput, FormSubject } from './model/form-rules.ts';
import { newerValues } from './model/newer-values.ts';

const messages = serviceFormMessages.newer;

interface NewerValuesProps {
  subject: FormSubject;
  /** The item as it is now. */
  latest: ViewService;
  /** What the form held when it was refused. */
  typed: FormInput;
}

/** Somebody was faster: what stands there now, before it is written over. */
export function NewerValues({ subject, latest, typed }: NewerValuesProps) {
  const isThere = subject.mode === 'update' && latest.service?.version !== subject.service.service?.version;
  if (!isThere || !latest.service) return null;
  const values = newerValues(subject, latest, typed);
  return (
    <Notice tone="wait" role="status">
      <p>{values.length > 0 ? messages.text : messages.same}</p>
      {values.length > 0 && (
        <ul aria-label={messages.title} className="mt-2 list-disc pl-5">
          {values.map(({ name, text }) => (
            <li key={name} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
