import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { loadDisplayFace } from '../display-face.ts';
import { ToastHost } from '../kit/toast-host.tsx';
import { Material } from '../material.tsx';
import { GalleryPage } from './gallery-page.tsx';

void loadDisplayFace();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Material>
      <MemoryRouter>
        <GalleryPage />
        <ToastHost />
      </MemoryRouter>
    </Material>
  </StrictMode>,
);
