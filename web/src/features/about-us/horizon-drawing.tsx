import { classNames } from '../../ui/class-names.ts';

/** The sun over the river, where the agency has no picture of its own. */
export function HorizonDrawing({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className={classNames('bg-sea-tint', className)}
    >
      <path d="M0 360Q180 300 330 330T640 340T900 345T1200 330V600H0Z" className="fill-sea opacity-30" />
      <circle cx="820" cy="360" r="120" className="fill-sun" />
      <path d="M0 380H1200V600H0Z" className="fill-sea" />
      <g className="stroke-sun" strokeWidth="6" strokeLinecap="round">
        <path d="M740 420h160M770 460h110M720 505h210M790 550h80" />
      </g>
      <g className="stroke-white opacity-30" strokeWidth="4" strokeLinecap="round">
        <path d="M80 430h130M300 480h170M120 545h90M1010 450h120M1040 530h90" />
      </g>
    </svg>
  );
}
