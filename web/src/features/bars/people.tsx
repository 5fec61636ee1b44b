import { GIVEN_ROLES, mayManage, type Bar, type BarRole } from '@cellaret/domain/bars/bar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { changeRole, handOver, ownRole, removeMember } from '#data/bars/bars.ts';
import { useInvites } from '#data/bars/invites.ts';
import { currentUid } from '#data/session/session.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ConfirmDialog } from '#ui/kit/confirm-dialog.tsx';
import { LINED_ROW } from '#ui/kit/lists/list-styles.ts';
import { MoreMenu } from '#ui/kit/more-menu.tsx';
import { Choose } from './choose.tsx';
import { useAction } from './use-action.ts';

interface Asked {
  of: 'hand-over' | 'remove';
  uid: string;
  name: string;
}

/** Who belongs to a bar, those of longest standing first; its owner says what each may do. */
export function People({ bar }: { bar: Bar }) {
  const t = useText();
  const { busy, run } = useAction();
  const [asked, setAsked] = useState<Asked | null>(null);
  const me = currentUid();
  const manages = mayManage(ownRole(bar));
  const people = Object.entries(bar.members)
    .map(([uid, member]) => ({ uid, ...member }))
    .sort((a, b) => a.since.getTime() - b.since.getTime());

  const setRole = (uid: string, name: string, role: BarRole): void =>
    void run(
      () => changeRole(bar.id, uid, role),
      t('bars.role.changed', { name, role: t(`bars.role.${role}`) }),
    );
  return (
    <Box component="section" aria-labelledby="people">
      <Typography variant="h2" id="people">
        {t('bars.people')}
      </Typography>
      <Box component="ul" aria-labelledby="people" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {people.map(({ uid, name, role }) => (
          <Box component="li" key={uid} sx={{ ...LINED_ROW, flexWrap: 'wrap' }}>
            <Box sx={{ flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' }} dir="auto">
              {uid === me ? t('bars.you', { name }) : name}
            </Box>
            {manages && uid !== me ? (
              <>
                <Choose
                  label={t('bars.role.of', { name })}
                  hideLabel
                  value={role}
                  disabled={busy}
                  options={GIVEN_ROLES.map((one) => ({ value: one, text: t(`bars.role.${one}`) }))}
                  onChange={(next) => setRole(uid, name, next)}
                />
                <MoreMenu
                  label={t('bars.more', { name })}
                  others={[
                    { text: t('bars.hand-over'), run: () => setAsked({ of: 'hand-over', uid, name }) },
                  ]}
                  removeText={t('bars.remove')}
                  onRemove={() => setAsked({ of: 'remove', uid, name })}
                />
              </>
            ) : (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t(`bars.role.${role}`)}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {manages && people.length > 1 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('bars.leave.owner')}
        </Typography>
      )}
      {asked && <AskedDialog bar={bar} asked={asked} onClose={() => setAsked(null)} />}
    </Box>
  );
}

interface AskedDialogProps {
  bar: Bar;
  asked: Asked;
  onClose: () => void;
}

/** Asks the owner before a bar is handed over, or somebody is removed together with all open invitations. */
function AskedDialog({ bar, asked: { of, uid, name }, onClose }: AskedDialogProps) {
  const t = useText();
  const { busy, run } = useAction();
  const invites = useInvites(bar.id);
  const confirmed = async (): Promise<void> => {
    const codes = invites.state === 'ready' ? invites.value.map(({ code }) => code) : [];
    const done =
      of === 'remove'
        ? await run(() => removeMember(bar.id, uid, codes), t('bars.removed', { name }))
        : await run(() => handOver(bar.id, uid), t('bars.handed-over', { name }));
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t(`bars.${of}.title`, { name })}
      confirmLabel={t(`bars.${of}`)}
      cancelLabel={t('bars.cancel')}
      tone={of === 'remove' ? 'remove' : 'action'}
      busy={busy || invites.state === 'loading'}
      onConfirm={() => void confirmed()}
      onCancel={onClose}
    >
      <Typography>{t(`bars.${of}.text`, { name })}</Typography>
    </ConfirmDialog>
  );
}
