import type { DesignedPackageAnswer, EmployeeAnswer, JourneyView, WebQuote } from '@bitacora/contracts';
import { readDollars } from '@bitacora/kernel';
import { useAvailablePackages } from '../../lib/journeys/available-packages.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { PageForm } from '../../ui/forms/form-frame.tsx';
import type { Traveller } from '../../lib/passengers/traveller.ts';
import { JourneyFields } from './journey-fields.tsx';
import {
  emptyJourney,
  packageCost,
  withCopyOf,
  withPackage,
  withQuote,
  withTravellers,
} from './model/journey-values.ts';
import { JourneySummary } from './parts/journey-summary.tsx';
import { PackageCost } from './parts/package-cost.tsx';
import { StartFrom } from './parts/start-from.tsx';
import { useNewJourney } from './use-new-journey.ts';
import { words } from './words.ts';

interface NewJourneyFormProps {
  /** Who sells it, unless another adviser is chosen. */
  employee: string;
  advisers: readonly EmployeeAnswer[];
  /** The designed package that the person came with. */
  designed: DesignedPackageAnswer | undefined;
  /** The journey that it is to be like. */
  copied: JourneyView | undefined;
  /** The quote that it is made of. */
  quote: WebQuote | undefined;
  /** Who is to travel, as far as the person came with them. */
  people: readonly Traveller[];
}

/** Everything that is to be said of a journey to sell it, on one screen and with one button. */
export function NewJourneyForm({ employee, advisers, designed, copied, quote, people }: NewJourneyFormProps) {
  const empty = withTravellers(emptyJourney(todayInGuayaquil(), employee), people);
  const like = copied ? withCopyOf(empty, copied, false) : empty;
  const begun = quote ? withQuote(like, quote, advisers) : like;
  const { form, life, onTake } = useNewJourney(designed ? withPackage(begun, designed) : begun);
  const packages = useAvailablePackages();
  /** A cost that is the package's goes on being so; one that was typed stays. */
  const followPackage = (before: number, after: number) => {
    const { package: chosen, cost } = form.getValues();
    const sold = packages.data?.find(({ id }) => id === chosen);
    if (sold && readDollars(cost) === packageCost(sold, before))
      form.setValue('cost', String(packageCost(sold, after)));
  };
  return (
    <PageForm life={life} className="gap-4 sm:gap-6" submit={words.submit} submitting={words.submitting}>
      <StartFrom form={form} copied={copied} onTake={onTake} />
      <JourneyFields form={form} advisers={advisers} belowCost={<PackageCost form={form} />} onCount={followPackage} />
      <JourneySummary form={form} />
    </PageForm>
  );
}
