import { type DesignedPackageAnswer, listDesignedPackages, pathOf } from '@bitacora/contracts';
import useSWR from 'swr';
import { AGENCY_RUC } from '../environment.ts';

export const PACKAGES_PATH = pathOf(listDesignedPackages, { ruc: AGENCY_RUC });

/** The designed packages that are sold today. */
export const useAvailablePackages = () => useSWR<DesignedPackageAnswer[], unknown>(`${PACKAGES_PATH}?available=true`);
