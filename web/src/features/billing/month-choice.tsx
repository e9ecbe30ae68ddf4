import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline';
import { monthAfter, monthName } from '../../lib/months.ts';
import { Select } from '../../ui/select.tsx';
import { ALL_MONTHS, presentMonth } from './use-billing-filters.ts';
import { words } from './words.ts';

const MONTHS = 24;

/** The months that one looks at, the present one first; one that the address names is among them. */
function monthOptions(chosen: string) {
  const months = Array.from({ length: MONTHS }, (_, back) => monthAfter(presentMonth(), -back));
  const isOther = chosen !== ALL_MONTHS && !months.includes(chosen);
  // Without its "de" the longest month is read whole beside the buttons of a phone.
  const named = [...months, ...(isOther ? [chosen] : [])].map((value) => ({
    value,
    label: monthName(value).replace(' de ', ' '),
  }));
  return [{ value: ALL_MONTHS, label: words.allMonths }, ...named];
}

interface MonthChoiceProps {
  month: string;
  onChange: (month: string) => void;
}

/** The month that is shown; the one before and the one after are a press away. On paper the head of the sheet says it. */
export function MonthChoice({ month, onChange }: MonthChoiceProps) {
  const isOne = month !== ALL_MONTHS;
  const ways = [
    { Icon: ChevronLeftIcon, label: words.monthBefore, by: -1, isThere: isOne },
    { Icon: ChevronRightIcon, label: words.monthAfter, by: 1, isThere: isOne && month < presentMonth() },
  ];
  const steps = ways.map(({ Icon, label, by, isThere }) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      disabled={!isThere}
      className="grid size-11 shrink-0 place-items-center rounded-control border border-edge bg-white text-sea hover:bg-sea-tint disabled:border-line disabled:bg-paper disabled:text-ink-soft"
      onClick={() => onChange(monthAfter(month, by))}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  ));
  return (
    <div className="flex w-full max-w-96 min-w-0 items-end gap-0.5 sm:gap-1 print:hidden">
      <Select
        label={words.month}
        name="month"
        className="w-0 grow @min-[60rem]:min-w-44"
        options={monthOptions(month)}
        value={month}
        onChange={({ target }) => onChange(target.value)}
      />
      {steps}
    </div>
  );
}
