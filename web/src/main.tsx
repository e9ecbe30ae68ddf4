import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { session } from './lib/session/current-session.ts';
import './styles/theme.css';

session.start();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const site = createRoot(root);

// The page's own script stands after this one (bff/src/web). With both here, a transition paints the page at once;
// anything sooner would paint the loading screen first, and move all of it a moment later.
document.addEventListener('DOMContentLoaded', () => startTransition(() => site.render(<App />)), { once: true });
