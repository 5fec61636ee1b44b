import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { loadDisplayFace } from '../display-face.ts';
import { ToastHost } from '../kit/toast-host.tsx';
import { theme } from '../theme.ts';
import { GalleryPage } from './gallery-page.tsx';

loadDisplayFace();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline enableColorScheme />
      <MemoryRouter>
        <GalleryPage />
        <ToastHost />
      </MemoryRouter>
    </ThemeProvider>
  </StrictMode>,
);
