import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '../features/security/security-page.tsx';
import { keptScreen } from '../navigation/keep-alive.tsx';

export const Route = createFileRoute('/security')({
  staticData: { title: msg`Security`, skeleton: 'lines' },
  component: keptScreen(SecurityPage),
});
