package org.palaver.phone

import android.app.PendingIntent
import android.app.Service
import android.content.Intent
import android.content.pm.ServiceInfo
import android.os.Build
import android.os.IBinder
import androidx.core.app.NotificationChannelCompat
import androidx.core.app.NotificationCompat
import androidx.core.app.NotificationManagerCompat
import androidx.core.app.ServiceCompat

private const val CHANNEL = "table"
private const val NOTICE = 1

/** Does nothing itself: while it runs, Android lets the table in this app go on in the background. */
class TableService : Service() {
  override fun onBind(intent: Intent?): IBinder? = null

  override fun onStartCommand(intent: Intent?, flags: Int, startId: Int): Int {
    val title = intent?.getStringExtra("title").orEmpty()
    val channel = NotificationChannelCompat.Builder(CHANNEL, NotificationManagerCompat.IMPORTANCE_LOW)
    NotificationManagerCompat.from(this).createNotificationChannel(channel.setName(title).build())

    val open = packageManager.getLaunchIntentForPackage(packageName)
    val notice = NotificationCompat.Builder(this, CHANNEL)
      .setSmallIcon(R.drawable.palaver_table)
      .setContentTitle(title)
      .setContentText(intent?.getStringExtra("text"))
      .setOngoing(true)
      .setContentIntent(open?.let { PendingIntent.getActivity(this, 0, it, PendingIntent.FLAG_IMMUTABLE) })
      .build()
    val type = if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q) ServiceInfo.FOREGROUND_SERVICE_TYPE_CONNECTED_DEVICE else 0
    ServiceCompat.startForeground(this, NOTICE, notice, type)
    return START_NOT_STICKY
  }

  /** Swiped away: without the app there is no table to keep open. */
  override fun onTaskRemoved(rootIntent: Intent?) = stopSelf()
}
