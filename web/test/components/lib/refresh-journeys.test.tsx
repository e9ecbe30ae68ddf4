import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { DataProvider } from '../../../src/lib/data.tsx';
import { useRefreshJourneys } from '../../../src/lib/refresh-journeys.ts';
import { journey } from '../support/build-journey.ts';
import { FakeApi, json } from '../support/fake-api.ts';
import { journeyRow } from '../support/staff-lists.ts';

const OWN = '/api/v1/journey/journeys_info/carlos';
const OF_PASSENGER = '/api/v1/agency/journeys_by_passengers_by_agency/0993371112001/ana';
const LIST = '/api/v1/journey/journeys_by_agency/0993371112001?page_size=50';

const own = journey();
const ofPassenger = journey();

function Screens() {
  const isThere = [useSWR(OWN), useSWR(OF_PASSENGER), useSWR(LIST)].every(({ data }) => data !== undefined);
  const refresh = useRefreshJourneys();
  const [answered, setAnswered] = useState('');
  const onClick = async () => setAnswered((await refresh()).map(({ journey_id }) => journey_id).join());
  return (
    <>
      {isThere && <button onClick={() => void onClick()}>Actualizar</button>}
      <output>{answered}</output>
    </>
  );
}

beforeEach(() => {
  const api = new FakeApi().install();
  api.on(`GET ${OWN}`, json(200, [own]));
  api.on(`GET ${OF_PASSENGER}`, json(200, { nexts: [ofPassenger], previous: [] }));
  api.on(`GET ${LIST.split('?')[0]}`, json(200, { count: 1, next: null, previous: null, results: [journeyRow()] }));
});

test('of a journey that was also read elsewhere, long ago, the newest reading is answered', async () => {
  const former = { ...own, version: own.version - 1 };
  const cache = new Map([[`${OWN}/former`, { data: [former] }]]);
  function Screen() {
    const { data } = useSWR(OWN);
    const refresh = useRefreshJourneys();
    const [answered, setAnswered] = useState('');
    const onClick = async () => setAnswered((await refresh()).map(({ version }) => version).join());
    return (
      <>
        {data !== undefined && <button onClick={() => void onClick()}>Actualizar</button>}
        <output>{answered}</output>
      </>
    );
  }
  render(
    <SWRConfig value={{ provider: () => cache }}>
      <DataProvider>
        <Screen />
      </DataProvider>
    </SWRConfig>,
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Actualizar' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${own.version}$`)));
});

test('after a change the journeys on screen are read again; rows of a list are no journeys', async () => {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DataProvider>
        <Screens />
      </DataProvider>
    </SWRConfig>,
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Actualizar' }));
  const journeys = `${own.journey_id},${ofPassenger.journey_id}`;
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(journeys));
});
