import type { JourneyView, ViewService } from '@bitacora/contracts';
import { useId } from 'react';
import { missingFirst } from '../../lib/journeys/missing-first.ts';
import { serviceName } from '../../lib/service-name.ts';
import { Button } from '../../ui/button.tsx';
import { lackText, neededText } from './model/lack-text.ts';
import { words } from './words.ts';

const { ready: messages } = words;

interface ServiceLacksProps {
  service: ViewService;
  journey: JourneyView;
}

const lacksOf = ({ service, journey }: ServiceLacksProps) =>
  missingFirst(journey).filter((one) => one.service.id === service.id);

const capitalised = (text: string) => text.replace(/^./, (first) => first.toLocaleUpperCase('es'));

/** What a service lacks, and by which day: that it has no record, its state says. */
export function ServiceLacks(of: ServiceLacksProps) {
  return lacksOf(of).map((pending) => {
    const { lacks } = pending.missing;
    const parts = [lacks !== 'record' && lackText(pending.missing, of.journey), neededText(pending)];
    const said = capitalised(parts.filter((part) => part).join('. '));
    return (
      said && (
        <p key={lacks} className={`tabular text-small ${lacks === 'record' ? 'text-ink-soft' : 'text-wait'}`}>
          {said}
        </p>
      )
    );
  });
}

interface AddDocumentsProps extends ServiceLacksProps {
  onClick: () => void;
}

/** The way to the policies that a service lacks; to a record and its file leads the button of its form. */
export function AddDocuments({ onClick, ...of }: AddDocumentsProps) {
  const description = useId();
  if (!lacksOf(of).some(({ missing }) => missing.lacks === 'documents')) return null;
  return (
    <Button look="secondary" aria-describedby={description} onClick={onClick}>
      {messages.actions.documents}
      <span hidden id={description}>
        {serviceName(of.service)}
      </span>
    </Button>
  );
}
