import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ResponsiveSheet.module.css';
import { SheetHandle } from './SheetHandle.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusBack } from './use-focus-back.ts';

interface ResponsiveSheetProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Width in pixels where it is a dialog. */
  width?: number;
  /** A class of the dialog itself, where its width is not a number of pixels. */
  contentClass?: string | undefined;
  /** False for what asks about leaving: the history is under way then. */
  backCloses?: boolean | undefined;
}

/** A sheet from the bottom on a phone, a dialog in the middle on a wider screen. */
export function ResponsiveSheet({
  opened,
  onClose,
  title,
  children,
  width = 460,
  contentClass = '',
  backCloses = true,
}: ResponsiveSheetProps) {
  const { t } = useLingui();
  useFocusBack(opened);
  useBackCloses(opened && backCloses, onClose);
  const { inner, content, header, heading, body } = classes;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={
        <>
          <SheetHandle onClose={onClose} />
          {title}
        </>
      }
      size={width}
      centered
      closeButtonProps={{ 'aria-label': t`Close`, size: 44 }}
      transitionProps={{ transition: 'slide-up', duration: 160 }}
      classNames={{
        inner: inner ?? '',
        content: `${content ?? ''} ${contentClass}`,
        header: header ?? '',
        title: heading ?? '',
        body: body ?? '',
      }}
    >
      {children}
    </Modal>
  );
}
