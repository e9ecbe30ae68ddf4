import { formatDollars, readDollars } from '@bitacora/kernel';
import { useWatch } from 'react-hook-form';
import { useAvailablePackages } from '../../../lib/journeys/available-packages.ts';
import { Button } from '../../../ui/button.tsx';
import { packageCost } from '../model/journey-values.ts';
import { words } from '../words.ts';
import type { JourneyForm } from './journey-form.ts';

/** What the package costs for those who travel, below the cost that was typed; one press takes it over. */
export function PackageCost({ form }: { form: JourneyForm }) {
  const { data = [] } = useAvailablePackages();
  const [chosen, passengers, cost] = useWatch({ control: form.control, name: ['package', 'passengers', 'cost'] });
  const designed = data.find(({ id }) => id === chosen);
  if (!designed) return null;
  const people = Math.max(passengers.length, 1);
  const total = packageCost(designed, people);
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-small text-ink-soft">
      <span className="tabular">
        {words.sale.packageCost(people, formatDollars(designed.price), formatDollars(total))}
      </span>
      {readDollars(cost) !== total && (
        <Button
          look="quiet"
          onClick={() => form.setValue('cost', String(total), { shouldValidate: form.formState.isSubmitted })}
        >
          {words.sale.usePackageCost(formatDollars(total))}
        </Button>
      )}
    </p>
  );
}
