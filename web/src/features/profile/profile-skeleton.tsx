import { Skeleton } from '../../ui/skeleton.tsx';

interface SheetProps {
  lines: number;
  /** Of what stands under each name: a text, or the field of a form. */
  value: string;
  columns?: string;
}

function Sheet({ lines, value, columns = '' }: SheetProps) {
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-white p-5 sm:p-6">
      <Skeleton className="h-7 w-40" />
      <div className={`grid gap-x-6 gap-y-4 ${columns}`}>
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className="flex flex-col gap-1.5">
            <Skeleton className="h-4 w-24" />
            <Skeleton className={value} />
          </div>
        ))}
      </div>
    </div>
  );
}

const text = 'h-6 w-48';
const field = 'h-11';

/** The shape of the person's data while they are on their way. */
export function ProfileSkeleton() {
  return (
    <div aria-hidden className="grid gap-4 sm:gap-6">
      <Sheet lines={6} value={text} columns="sm:grid-cols-2" />
      <Sheet lines={2} value="h-11 max-w-80" columns="sm:grid-cols-2" />
      <Sheet lines={3} value={text} columns="sm:grid-cols-2" />
    </div>
  );
}

/** The shape of the form that changes them. */
export function ProfileFormSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-4 sm:gap-6">
      <Sheet lines={5} value={field} />
      <Sheet lines={2} value="h-11 max-w-80" columns="sm:grid-cols-2" />
      <Sheet lines={3} value={field} />
    </div>
  );
}
