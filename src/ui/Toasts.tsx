import { useLingui } from '@lingui/react/macro';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import classes from './Toasts.module.css';
import { closeToast, type ShownToast, useToasts } from './toast.ts';

const life = 5_000;
const icons = {
  success: IconCircleCheck,
  error: IconExclamationCircle,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
};

/** The toast area: 22rem wide, each toast lives 5 s unless somebody is reading it (SHELL-1). */
export function Toasts() {
  const { t } = useLingui();
  return (
    <section className={classes.area} aria-live="polite" aria-label={t`Messages`}>
      {useToasts().map((toast) => (
        <ToastCard key={toast.key} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { t } = useLingui();
  const [read, setRead] = useState(false);
  useEffect(() => {
    if (read || toast.stays) return;
    const timer = setTimeout(() => closeToast(toast.key), life);
    return () => clearTimeout(timer);
  }, [read, toast]);
  const Icon = icons[toast.kind];
  const { data, action } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reading must hold the timer; there is nothing to operate
    <div
      className={classes.toast}
      data-kind={toast.kind}
      role={toast.kind === 'error' ? 'alert' : undefined}
      onMouseEnter={() => setRead(true)}
      onMouseLeave={() => setRead(false)}
      onFocus={() => setRead(true)}
      onBlur={() => setRead(false)}
    >
      <Icon className={classes.icon} aria-hidden size={20} stroke={1.8} />
      <div className={classes.words}>
        <strong>{toast.summary}</strong>
        {toast.detail && <p>{toast.detail}</p>}
        {data && <Link to={`${data.route}/view/${data.id}`}>{data.objectLabel}</Link>}
        {action && (
          <button type="button" className={classes.action} onClick={action.run}>
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={classes.close}
        aria-label={t`Close`}
        onClick={() => closeToast(toast.key)}
      >
        <IconX aria-hidden size={16} />
      </button>
    </div>
  );
}
