import { useNavigate } from 'react-router-dom';
import { session } from '../lib/session/current-session.ts';
import { paths } from '../lib/paths.ts';

/** Logs out, then goes to login (product 3.3). */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    void session.logOut();
    void navigate(paths.login);
  };
}
