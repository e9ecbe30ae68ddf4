import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { session } from './lib/session/current-session.ts';
import './styles/theme.css';

session.start();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<App />);
