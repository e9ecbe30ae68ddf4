import { defineLookup } from '@bitacora/contracts';
import { z } from 'zod';

const id = z.string();
const name = z.string();

/** The list that the guide adds. */
export const lookups = {
  train_fare: defineLookup({
    path: '/api/v1/utils/train_fare',
    summary: 'Train fares and what each allows',
    value: z.object({ id, name, description: z.string() }),
    key: (fare) => fare.id,
    text: (fare) => fare.name,
    tooltip: ({ description }) => description,
    size: 'short',
    rows: 'train_fares',
  }),
};
